import type { i18n, TFunction } from 'i18next';
import type { Language } from '../settings/site-settings.ts';
import { createI18n } from './create-i18n.ts';

/** The texts of a site on the server. */
export interface ServerTexts {
  /** The texts of `language`, read once a process. */
  serverI18n: (language: Language) => i18n;
  /** The `t` function for loaders: titles and descriptions are made on the server. */
  translator: (language: Language) => TFunction;
}

/** More than there are keys: some are made of what stands in data. */
const MOST_TEXTS = 5000;

/** Every key of the texts in English; `_many` forms, which French has for whole millions, come on top. */
type Translation<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};

/** Reads the texts of a site for the server, which speaks every language; a browser fetches its own only. */
export function createServerTexts<English extends object>(
  texts: { en: English } & Record<Exclude<Language, 'en'>, Translation<English>>,
): ServerTexts {
  const instances = new Map<Language, i18n>();
  const serverI18n = (language: Language) => {
    const instance = instances.get(language) ?? quickened(createI18n(language, { common: texts[language] }));
    instances.set(language, instance);
    return instance;
  };
  return { serverI18n, translator: (language) => serverI18n(language).t };
}

/**
 * The same instance, for rendering: React's hook copies all that is an instance's own each time a component is
 * rendered, so this one has next to nothing of its own, and a text or a part of the texts without values is looked up once
 * a process.
 */
function quickened(instance: i18n): i18n {
  const quick = Object.create(instance) as i18n;
  quick.t = remembering(instance.t);
  const known = new Map<string, TFunction>();
  quick.getFixedT = (...asked: Parameters<i18n['getFixedT']>) => {
    const key = JSON.stringify(asked);
    const fixed = known.get(key) ?? remembering(instance.getFixedT(...asked));
    known.set(key, fixed);
    return fixed;
  };
  return quick;
}

function remembering(fixed: TFunction): TFunction {
  const texts = new Map<string, unknown>();
  const parts = new Map<string, unknown>();
  const translate = (...asked: unknown[]): unknown => {
    const [key, values] = asked;
    const known = values === undefined ? texts : isForPart(values) ? parts : undefined;
    if (!known || asked.length > 2 || typeof key !== 'string') return Reflect.apply(fixed, undefined, asked);
    const found = known.get(key) ?? Reflect.apply(fixed, undefined, asked);
    if (known.size < MOST_TEXTS) known.set(key, found);
    return found;
  };
  return Object.assign(translate, fixed);
}

/** Whether a part of the texts is asked for as it is, and nothing else with it. */
function isForPart(values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return 'returnObjects' in values && values.returnObjects === true && Object.keys(values).length === 1;
}
