import { data } from 'react-router';

/** Answers unmatched paths with 404. Without this route, React Router logs an error for each. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
