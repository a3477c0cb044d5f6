import { useRouteLoaderData } from 'react-router';

/** Who works in the console. */
export interface Editor {
  id: string;
  name: string;
}

/** Who works in the console; undefined where it was not opened. */
export function useMaybeEditor(): Editor | undefined {
  return useRouteLoaderData<{ person: Editor }>('routes/console/frame')?.person;
}

/**
 * Who works in the console.
 * @throws Error outside its pages
 */
export function useEditor(): Editor {
  const editor = useMaybeEditor();
  if (!editor) throw new Error('useEditor needs the frame of the console');
  return editor;
}
