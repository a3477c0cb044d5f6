import { storedDrafts, type TextStore } from '@gazetteer/site';

/** A text of the language that was written and not saved. */
export interface KeptLanguage {
  text: string;
  kept_at: string;
}

const texts = storedDrafts<KeptLanguage>({
  prefix: 'gazetteer-language',
  accept: ({ text, kept_at }) =>
    typeof text === 'string' && typeof kept_at === 'string' ? { text, kept_at } : undefined,
  most: 20,
});

/** The text that a person has written for a project and not saved, in this browser; without a store nothing is kept. */
export function keptLanguage(store: TextStore | undefined, person: string, project: string) {
  return {
    read: (): KeptLanguage | undefined => store && texts.read(store, person, project),
    save: (text: string) => {
      if (store) texts.save(store, person, project, { text, kept_at: new Date().toISOString() });
    },
    forget: () => {
      if (store) texts.remove(store, person, project);
    },
  };
}
