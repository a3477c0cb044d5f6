import { createHash } from 'node:crypto';

/** What can be followed. */
export const subjectKinds = ['dataset', 'organization', 'search', 'value'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** When a change of a value is worth a message. */
export const conditionKinds = ['any', 'by', 'above', 'below'] as const;
export type Condition = { kind: 'any' } | { kind: 'by' | 'above' | 'below'; amount: number };

/** A search as the catalogue takes it, and the page that shows it. */
export type SearchSubject = { kind: 'search'; q: string; fq: string[]; page: string };

/** One figure of a table: a column of the row that filters leave, or of the newest of those rows by another column. */
export type ValueSubject = {
  kind: 'value';
  /** The id of the resource. */
  table: string;
  filters: Record<string, unknown>;
  column: string;
  newestBy: string | null;
  condition: Condition;
};

/** What somebody follows; datasets and organisations by their id. */
export type Subject =
  | { kind: 'dataset'; id: string }
  | { kind: 'organization'; id: string }
  | SearchSubject
  | ValueSubject;

/** How somebody is told: by a mail for each change, by one mail a day at most, or by the web feed alone. */
export const mailChoices = ['at_once', 'daily', 'none'] as const;
export type MailChoice = (typeof mailChoices)[number];

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What a changed thing is called by, to find who follows it; all searches are looked at together. */
export function targetOf(subject: Subject): string {
  if (subject.kind === 'search') return '';
  return subject.kind === 'value' ? subject.table : subject.id;
}

/** What tells subjects apart; a search is the same whatever its page is called. */
export function digestOf(subject: Subject): string {
  const { page: _, ...told } = subject.kind === 'search' ? subject : { ...subject, page: '' };
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
