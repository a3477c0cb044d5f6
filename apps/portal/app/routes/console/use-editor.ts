import { useRouteLoaderData } from 'react-router';
import type { loader } from './frame.tsx';

/**
 * Who works in the console.
 * @throws Error outside its pages
 */
export function useEditor(): { id: string; name: string } {
  const frame = useRouteLoaderData<typeof loader>('routes/console/frame');
  if (!frame) throw new Error('useEditor needs the frame of the console');
  return frame.person;
}
