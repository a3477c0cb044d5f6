import { type Language, languages } from '@gazetteer/site';
import slugify from '@sindresorhus/slugify';
import type { Article, ArticleKind } from '../article-record.ts';
import { instantOf } from './zoned-time.ts';

/** Every field of the editor, as text, under the name it has in the form. Moments are ISO. */
export const articleFields = [
  'kind',
  'slug',
  'title_en',
  'excerpt_en',
  'body_en',
  'title_fr',
  'excerpt_fr',
  'body_fr',
  'authors',
  'tags',
  'datasets',
  'featured_media',
  'starts_at',
  'ends_at',
  'place',
] as const;

export type ArticleField = (typeof articleFields)[number];
export type ArticleValues = Readonly<Record<ArticleField, string>>;

/** What a new article begins with. */
export function emptyValues(kind: ArticleKind, author = ''): ArticleValues {
  const blank = Object.fromEntries(articleFields.map((field) => [field, ''])) as Record<ArticleField, string>;
  return { ...blank, kind, authors: author };
}

export function valuesOf(article: Article): ArticleValues {
  const text = (language: Language) => article.texts[language] ?? { title: '', excerpt: '', body: '' };
  const [en, fr] = [text('en'), text('fr')];
  return {
    kind: article.kind,
    slug: article.slug,
    title_en: en.title,
    excerpt_en: en.excerpt,
    body_en: en.body,
    title_fr: fr.title,
    excerpt_fr: fr.excerpt,
    body_fr: fr.body,
    authors: article.authors.join(', '),
    tags: article.tags.join(', '),
    datasets: article.datasets.join(', '),
    featured_media: article.featured_media ?? '',
    starts_at: article.event?.starts_at ?? '',
    ends_at: article.event?.ends_at ?? '',
    place: article.event?.place ?? '',
  };
}

/**
 * The values of a form that was sent without script. Its times of day are in UTC, as it says beside them.
 * @param otherwise what stands where the form has no such field
 */
export function valuesOfForm(form: URLSearchParams, otherwise: ArticleValues): ArticleValues {
  const read = (field: ArticleField) => {
    const text = form.get(field);
    if (text === null) return otherwise[field];
    if (field === 'starts_at' || field === 'ends_at') return instantOf(text, 'UTC') ?? '';
    // Forms send line breaks as two characters.
    return text.replaceAll('\r\n', '\n');
  };
  return Object.fromEntries(articleFields.map((field) => [field, read(field)])) as ArticleValues;
}

/** The body of the call that saves these values. */
export function bodyOf(values: ArticleValues) {
  return {
    kind: values.kind as ArticleKind,
    slug: values.slug.trim() || null,
    texts: Object.fromEntries(languages.map((language) => [language, textOf(values, language)])),
    authors: listOf(values.authors),
    tags: listOf(values.tags),
    featured_media: values.featured_media || null,
    datasets: listOf(values.datasets),
    event: eventOf(values),
  };
}

function textOf(values: ArticleValues, language: Language) {
  const text = {
    title: values[`title_${language}`].trim(),
    excerpt: values[`excerpt_${language}`].trim(),
    body: values[`body_${language}`],
  };
  return isWritten(values, language) ? text : null;
}

/** Whether there is anything in a language. */
export function isWritten(values: ArticleValues, language: Language): boolean {
  return [`title_${language}`, `excerpt_${language}`, `body_${language}`].some(
    (field) => values[field as ArticleField].trim() !== '',
  );
}

function eventOf({ kind, starts_at, ends_at, place }: ArticleValues) {
  if (kind !== 'event' || !starts_at) return null;
  return { starts_at, ends_at: ends_at || null, place: place.trim() || null };
}

/** The words between commas, each once. */
export function listOf(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean);
}

/** Whether a field says the same to the service, which takes away blanks nobody sees. */
function isSame(field: ArticleField, one: ArticleValues, other: ArticleValues): boolean {
  const tidy = (text: string) =>
    field.startsWith('body_') ? text.trimEnd() : text.replaceAll(/\s+/g, ' ').trim();
  return one[field] === other[field] || tidy(one[field]) === tidy(other[field]);
}

/** The fields in which two versions differ. */
export function changedFields(one: ArticleValues, other: ArticleValues): ArticleField[] {
  return articleFields.filter((field) => !isSame(field, one, other));
}

interface MergedValues {
  values: ArticleValues;
  /** Fields that both have changed, each in another way; they stand in `values` as mine. */
  contested: ArticleField[];
}

/**
 * Puts two editors' changes of one article together, field by field.
 * @param base what both began with
 */
export function mergeValues(base: ArticleValues, mine: ArticleValues, theirs: ArticleValues): MergedValues {
  const contested = articleFields.filter(
    (field) => mine[field] !== theirs[field] && mine[field] !== base[field] && theirs[field] !== base[field],
  );
  // What differs in blanks alone stays as it is being typed.
  const isTheirs = (field: ArticleField) => isSame(field, mine, base) && !isSame(field, mine, theirs);
  const values = Object.fromEntries(
    articleFields.map((field) => [field, isTheirs(field) ? theirs[field] : mine[field]]),
  ) as ArticleValues;
  return { values, contested };
}

const longest = 80;

/**
 * The last part of the address that the service makes where none is given: of the English title, else of the French
 * one. Where somebody has it already, the service puts a number behind it.
 */
export function suggestSlug({ title_en, title_fr }: Pick<ArticleValues, 'title_en' | 'title_fr'>): string {
  const title = title_en.trim() || title_fr.trim();
  const whole = slugify(title.slice(0, 300), { decamelize: false });
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 20 ? cut.lastIndexOf('-') : longest);
}
