import { browserStore } from '@gazetteer/site';
import { useEffect, useState } from 'react';
import { useProject } from '../../../project/use-project.ts';
import { usePerson } from '../../../session/use-person.ts';
import { type KeptLanguage, keptLanguage } from './kept-language.ts';

/**
 * Keeps what is written in this browser until it is saved.
 * @param source the language that holds
 * @param shown the text with which the editor began
 * @returns what was kept before, where it is another text than both
 */
export function useKeptLanguage(source: string, shown: string) {
  const project = useProject();
  const person = usePerson();
  const [offered, setOffered] = useState<KeptLanguage>();
  const open = () => keptLanguage(browserStore(), person.id, project.id);
  useEffect(() => {
    const texts = keptLanguage(browserStore(), person.id, project.id);
    const kept = texts.read();
    if (kept?.text === source) texts.forget();
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what it keeps, after the page was drawn
    else if (kept?.text !== shown) setOffered(kept);
  }, [person.id, project.id, source, shown]);
  return {
    offered,
    keep: (text: string) => (text === source ? open().forget() : open().save(text)),
    take: () => setOffered(undefined),
    forget: () => {
      open().forget();
      setOffered(undefined);
    },
  };
}
