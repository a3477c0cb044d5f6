import type { FieldErrors } from '@gazetteer/kernel';
import { foldText } from '../model/fold-text.ts';
import { type Language, languages } from '../model/languages.ts';
import { type ArticleContent, type Texts, writtenLanguages } from '../model/article.ts';
import type { ArticleChange, ArticleText } from '../model/article.contract.ts';

/** What somebody wants an article to be from now on, without what decides whether readers see it. */
type Words = Omit<ArticleContent, 'state' | 'publish_at' | 'slug'>;

type Change = Omit<ArticleChange, 'revision'>;

/** A time of day in ISO 8601 that says where: without, nobody knows when it is. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Reads a time as it is kept: in UTC, to the millisecond. Problems are noted under the field's name. */
export function readTime(
  field: string,
  given: string | null | undefined,
  problems: FieldErrors,
): string | null | undefined {
  if (given === null || given === undefined) return given;
  const time = TIME.test(given) ? Date.parse(given) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  problems[field] = ['must be a time with its zone, such as 2026-11-22T10:00:00Z'];
  return undefined;
}

/** Puts what is given in the place of what was, tidied. Problems are noted by field. */
export function readWords(before: Words, change: Change, problems: FieldErrors): Words {
  noteNul(change, problems);
  const kind = change.kind ?? before.kind;
  return {
    kind,
    texts: readTexts(before.texts, change.texts),
    authors: change.authors ? distinct(change.authors, (author) => author) : before.authors,
    tags: change.tags ? distinct(change.tags, foldText) : before.tags,
    featured_media:
      change.featured_media === undefined ? before.featured_media : change.featured_media || null,
    datasets: change.datasets ? [...new Set(change.datasets)] : before.datasets,
    event: readEvent(kind, before.event, change.event, problems),
  };
}

/** Notes what is missing for readers to see an article. */
export function noteUnreadable({ kind, texts, event }: Words, problems: FieldErrors): void {
  if (writtenLanguages(texts).length === 0) {
    problems['texts'] = ['need a title in one language at least before it can be published'];
  }
  for (const language of languages) {
    const text = texts[language];
    if (text && !text.title && (text.body || text.excerpt)) {
      problems[`texts.${language}.title`] = ['Missing value'];
    }
  }
  if (kind === 'event' && !event) problems['event'] = ['Missing value'];
}

function readTexts(before: Texts, change: Change['texts'] = {}): Texts {
  const texts: Texts = {};
  for (const language of languages) {
    const given = change[language];
    const text = given === undefined ? before[language] : given && readText(given);
    if (text && (text.title || text.excerpt || text.body)) texts[language] = text;
  }
  return texts;
}

function readText({ title, excerpt, body }: ArticleText): ArticleText {
  return {
    title: oneLine(title),
    excerpt: oneLine(excerpt),
    // Browsers send line ends as CR LF; comparing revisions should not find every line changed.
    body: body.replaceAll(/\r\n?/g, '\n').trimEnd(),
  };
}

function readEvent(
  kind: Words['kind'],
  before: Words['event'],
  change: Change['event'],
  problems: FieldErrors,
): Words['event'] {
  if (kind !== 'event') {
    if (change) problems['event'] = ['is for events only'];
    return null;
  }
  if (change === undefined || change === null) return change === null ? null : before;
  const starts_at = readTime('event.starts_at', change.starts_at, problems) ?? '';
  const ends_at = readTime('event.ends_at', change.ends_at, problems) ?? null;
  if (ends_at !== null && ends_at < starts_at) problems['event.ends_at'] = ['must not be before it begins'];
  return { starts_at, ends_at, place: change.place === null ? null : oneLine(change.place) || null };
}

function distinct(given: readonly string[], sameness: (text: string) => string): string[] {
  const found = new Map<string, string>();
  for (const text of given.map(oneLine)) {
    if (text && !found.has(sameness(text))) found.set(sameness(text), text);
  }
  return [...found.values()];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** No store keeps the character 0 as text. */
function noteNul(value: unknown, problems: FieldErrors, path = ''): void {
  if (typeof value === 'string' && value.includes('\0')) {
    problems[path] = ['must not contain the character 0'];
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    noteNul(inner, problems, path ? `${path}.${name}` : name);
}

/** The title by which an article without a slug is addressed. */
export function leadingTitle(texts: Texts): string {
  const [first]: Language[] = writtenLanguages(texts);
  return (first && texts[first]?.title) ?? '';
}
