/**
 * Stands for i18next in browsers (the bundle sees to it), which need little of it: one language, whose texts are there
 * at once, with values and plural forms. A test holds it against i18next, which servers use, text by text.
 */
import type { InitOptions, ThirdPartyModule } from 'i18next';

type Values = Readonly<Record<string, unknown>>;

/** Its methods are bound to it: react-i18next hands each component a copy. */
class BrowserTexts {
  language = '';
  resolvedLanguage = '';
  languages: readonly string[] = [];
  options: InitOptions = {};
  isInitialized = false;
  readonly #plugins: ThirdPartyModule[] = [];
  #texts: unknown;
  #plurals = new Intl.PluralRules('en');

  readonly use = (plugin: ThirdPartyModule): this => {
    this.#plugins.push(plugin);
    return this;
  };

  readonly init = (options: InitOptions & { lng: string }): void => {
    const { lng, resources } = options;
    this.options = options;
    this.language = this.resolvedLanguage = lng;
    this.languages = [lng];
    this.#texts = resources?.[lng]?.['common'];
    this.#plurals = new Intl.PluralRules(lng);
    this.isInitialized = true;
    for (const plugin of this.#plugins) plugin.init(this as never);
  };

  readonly t = (key: string, values: Values = {}): unknown => {
    const found = this.#find(key, values['count']) ?? values['defaultValue'] ?? key;
    if (typeof found === 'string') return withValues(found, values);
    return values['returnObjects'] ? withinValues(found, values) : key;
  };

  readonly getFixedT = () => this.t;

  readonly exists = (key: string, values: Values = {}): boolean =>
    this.#find(key, values['count']) !== undefined;

  readonly hasLoadedNamespace = (): boolean => true;

  /** The language of a page is that of its document: nothing ever changes that one would have to hear of. */
  readonly on = (): void => undefined;
  readonly off = (): void => undefined;

  #find(key: string, count?: unknown): unknown {
    if (typeof count !== 'number') return at(this.#texts, key);
    const plural = at(this.#texts, `${key}_${this.#plurals.select(count)}`) ?? at(this.#texts, key);
    return (count === 0 ? at(this.#texts, `${key}_zero`) : undefined) ?? plural;
  }
}

/** What stands under a path of names with points between them. */
function at(tree: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (branch, name) =>
        typeof branch === 'object' && branch !== null && Object.hasOwn(branch, name)
          ? (branch as Values)[name]
          : undefined,
      tree,
    );
}

function withValues(text: string, values: Values): string {
  return text.replace(/\{\{([^{}]+)\}\}/g, (braces, name: string) => {
    const value = at(values, name.trim()) as string | number | null | undefined;
    // What nobody gives a value stays as it is written, for whoever gives it later.
    return value === undefined && !Object.hasOwn(values, name.trim()) ? braces : String(value ?? '');
  });
}

/** A part of the texts, as i18next hands it out with `returnObjects`. */
function withinValues(part: unknown, values: Values): unknown {
  if (typeof part === 'string') return withValues(part, values);
  if (Array.isArray(part)) return part.map((one) => withinValues(one, values));
  const entries = Object.entries(part as object);
  return Object.fromEntries(entries.map(([name, one]) => [name, withinValues(one, values)]));
}

export function createInstance(): BrowserTexts {
  return new BrowserTexts();
}

/** react-i18next asks for it where a prefix of keys is a function, which it is nowhere. */
export function keyFromSelector(): never {
  throw new Error('prefixes of keys are texts');
}
