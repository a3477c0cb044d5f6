import type { i18n, TFunction } from 'i18next';
import type { Language } from '../site.ts';
import { createI18n } from './i18n.ts';
import { resources } from './resources.ts';

const instances = new Map<Language, i18n>();

/** The texts of `language`, read once a process. */
export function serverI18n(language: Language): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = createI18n(language, resources[language]);
    instances.set(language, instance);
  }
  return instance;
}

/** The `t` function for loaders: titles and descriptions are made on the server. */
export function translator(language: Language): TFunction {
  return serverI18n(language).t;
}
