import { data } from 'react-router';

/** @throws 404, for every address below the console that is none of its pages */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never shown; without a component it would be no page, and the answer would not be one. */
export default function Missing(): null {
  return null;
}
