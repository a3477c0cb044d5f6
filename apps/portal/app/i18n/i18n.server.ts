import type { i18n, TFunction } from 'i18next';
import english from '../locales/en/common.json' with { type: 'json' };
import french from '../locales/fr/common.json' with { type: 'json' };
import type { Language } from '../site/site.ts';
import { createI18n } from './i18n.ts';

type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };
/** Every key of English, and `_many` forms, which French has for whole millions and English lacks. */
type Translation = Shape<typeof english>;

const checked: Translation = french;

/** The texts of every language, for the server; a browser fetches its own only. */
export const resources: Record<Language, { common: Translation }> = {
  en: { common: english },
  fr: { common: checked },
};

/** More than there are keys: some are made of what stands in data. */
const MOST_TEXTS = 5000;
const instances = new Map<Language, i18n>();

/** The texts of `language`, read once a process. */
export function serverI18n(language: Language): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = quickened(createI18n(language, resources[language]));
    instances.set(language, instance);
  }
  return instance;
}

/**
 * The same instance, for rendering: React's hook copies all that is an instance's own each time a component is
 * rendered, so this one has next to nothing of its own, and a text without values in it is looked up once a process.
 */
function quickened(instance: i18n): i18n {
  const quick = Object.create(instance) as i18n;
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
  const texts = new Map<unknown, string>();
  const translate = (...asked: unknown[]): string => {
    const [key] = asked;
    if (asked.length > 1 || typeof key !== 'string') return Reflect.apply(fixed, undefined, asked) as string;
    const text = texts.get(key) ?? (Reflect.apply(fixed, undefined, asked) as string);
    if (texts.size < MOST_TEXTS) texts.set(key, text);
    return text;
  };
  return Object.assign(translate, fixed);
}

/** The `t` function for loaders: titles and descriptions are made on the server. */
export function translator(language: Language): TFunction {
  return serverI18n(language).t;
}
