import { useKeyDown } from '@gazetteer/ui';
import type { Dispatch } from 'react';
import type { BuilderAction } from '../model/builder-action.ts';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), ⌘ on a Mac. A field one types into keeps its own way back. */
export function useUndoKeys(dispatch: Dispatch<BuilderAction>): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    dispatch({ type: isRedo ? 'redo' : 'undo' });
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])',
      ))
  );
}
