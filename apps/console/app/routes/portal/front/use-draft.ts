import { useEffect, useState } from 'react';
import { addItem, changeDraft, type ChosenItem, type FrontDraft, type ListName } from './front-draft.ts';

/**
 * The draft that the page shows: what it was opened with or a form led back with, and every change since. The focus follows the entry
 * that was moved.
 */
export function useDraft(start: FrontDraft) {
  const [draft, setDraft] = useState(start);
  const [begun, setBegun] = useState(start);
  const [moved, setMoved] = useState<{ button: string }>();
  // An answer of the form begins anew.
  if (begun !== start) {
    setBegun(start);
    setDraft(start);
  }
  useEffect(() => {
    if (moved) document.querySelector<HTMLElement>(`#${moved.button}`)?.focus();
  }, [moved]);
  return {
    draft,
    change: (act: string) => {
      const [verb = '', list = '', at] = act.split(' ');
      const by = verb === 'up' ? -1 : verb === 'down' ? 1 : 0;
      if (by !== 0) setMoved({ button: `${verb}-${list}-${Number(at) + by}` });
      setDraft(changeDraft(draft, act));
    },
    add: (list: ListName, item: ChosenItem) => setDraft(addItem(draft, list, item)),
  };
}
