import { useRouteLoaderData } from 'react-router';
import type { Right } from '../menu/sections.ts';

/** Who works in the console. */
export interface Person {
  id: string;
  name: string;
  rights: readonly Right[];
}

/** Who works in the console; undefined where nobody is signed in any more. */
export function useMaybePerson(): Person | undefined {
  return useRouteLoaderData<{ person: Person }>('routes/frame')?.person;
}

/**
 * Who works in the console.
 * @throws Error outside its pages
 */
export function usePerson(): Person {
  const person = useMaybePerson();
  if (!person) throw new Error('usePerson needs the frame of the console');
  return person;
}
