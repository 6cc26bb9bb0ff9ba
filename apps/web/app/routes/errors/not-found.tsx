import { data } from 'react-router';

/** Splat route for unmatched paths. Without it, React Router logs an error for each. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
