import { initialsOf, type ShownClient } from './shown-client.ts';

/** Stands for an application by its letters: no picture of another site is loaded. */
export function ClientMark({ client }: { client: ShownClient }) {
  return (
    <span className="access-mark" aria-hidden="true">
      {initialsOf(client)}
    </span>
  );
}
