import { data } from 'react-router';

/** Catches every unmatched path, so that it is a page of ours and not an error in the log. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
