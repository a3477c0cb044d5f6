import { browserStore, storedDrafts } from '@gazetteer/site';
import { useEffect, useState } from 'react';
import { usePerson } from '../../../session/use-person.ts';

/** An answer that was typed and not sent. */
interface KeptAnswer {
  text: string;
  kept_at: string;
}

const answers = storedDrafts<KeptAnswer>({
  prefix: 'gazetteer-answer',
  accept: ({ text, kept_at }) =>
    typeof text === 'string' && typeof kept_at === 'string' ? { text, kept_at } : undefined,
  most: 20,
});

/**
 * What stands in the field for an answer, kept in this browser until it is sent.
 * @param begun what the field begins with; what was kept before where that is nothing
 * @param sent another object each time that the answer was sent: the field is empty then
 */
export function useKeptAnswer(message: string, begun: string, sent: object | undefined) {
  const person = usePerson();
  const [text, setText] = useState(begun);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const store = browserStore();
    if (!store || begun !== '') return;
    const kept = answers.read(store, person.id, message)?.text ?? '';
    if (kept === '') return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what it keeps, after the page was drawn
    setText((typed) => (typed === '' ? kept : typed));
    setRestored(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, [person.id, message]);
  useEffect(() => {
    if (!sent) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the server says when it was sent
    setText('');
    setRestored(false);
    const store = browserStore();
    if (store) answers.remove(store, person.id, message);
  }, [person.id, message, sent]);
  const change = (typed: string) => {
    setText(typed);
    const store = browserStore();
    if (!store) return;
    if (typed.trim() === '') answers.remove(store, person.id, message);
    else answers.save(store, person.id, message, { text: typed, kept_at: new Date().toISOString() });
  };
  return { text, change, isRestored };
}
