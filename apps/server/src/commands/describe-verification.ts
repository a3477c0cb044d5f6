import { LARGEST_BYTES } from '../backup/answers/sample.store.ts';
import type { Comparison } from '../backup/answers/compare-answers.ts';
import type { QuestionKind } from '../backup/answers/question.ts';
import type { TriedSignIns } from '../backup/answers/try-sign-ins.ts';
import type { Verification } from '../backup/verify-backup.ts';
import { describeBackup } from './describe-backup.ts';

/** How many of the things that were not compared are named. */
const MOST_NAMED = 10;

const neverCompared =
  'passwords themselves, which nobody knows; sign-in by providers, passkeys and mail; what settings of the environment do';

/** What a verification has compared, and what it has not, line by line for a person. */
export function describeVerification({ manifest, hasKeys, answered }: Verification): string[] {
  const { objects } = manifest;
  const lines = [
    `Restored ${describeBackup(manifest)}.`,
    `Compared: every row, ${count(objects.count, 'file')} byte by byte, and a search index made anew, which has every dataset.`,
  ];
  if (answered) lines.push(...describeAnswers(answered.comparison, answered.signIns, hasKeys));
  const left = answered
    ? answered.comparison.unasked
    : ['what a copy answers, because it does not start without the keys of accounts'];
  if (!hasKeys) {
    left.push(
      'whether second factors, providers and signing keys open, because the keys of accounts are not here',
    );
  }
  lines.push('Not compared:', ...[...left.slice(0, MOST_NAMED), neverCompared].map((one) => `  ${one}`));
  if (left.length > MOST_NAMED) lines.push(`  … and ${left.length - MOST_NAMED} more`);
  lines.push('Restored and compared: it is whole.');
  return lines;
}

function describeAnswers(
  { isRecorded, samples, alike }: Comparison,
  signIns: TriedSignIns,
  hasKeys: boolean,
): string[] {
  const sampleOf = (kind: QuestionKind) =>
    samples.find((sample) => sample.kind === kind) ?? { asked: 0, of: 0 };
  // What the original itself could not answer is not counted here, but named among what was not compared.
  const answered = (kind: QuestionKind) => `${number(alike[kind] ?? 0)} of ${number(sampleOf(kind).of)}`;
  const small = `those of up to ${LARGEST_BYTES / 1_000_000} MB`;
  return [
    isRecorded
      ? 'Asked the copy what the original was asked at its backup, and answered alike:'
      : 'The backup has no answers of the original, so the copy was only asked whether it answers:',
    ...(alike.count ? ['  the numbers of datasets, for everybody and for administrators'] : []),
    ...(alike.search
      ? [
          `  ${count(alike.search, 'search', 'es')} for titles in each language, of datasets: ${number(sampleOf('search').asked)} of ${number(sampleOf('search').of)}`,
        ]
      : []),
    `  the number of rows and the first row of tables: ${answered('table')}, of ${small}`,
    `  the digests of uploaded files: ${answered('file')}, of ${small}`,
    `  what accounts sign in with, and whether sign-in can read their passwords: ${answered('account')}`,
    ...(hasKeys
      ? [
          `  second factors and backup codes, which open with the keys, of ${number(alike.seal ?? 0)} of the same accounts`,
          `  settings and signing keys, which open, of projects: ${answered('project')}`,
        ]
      : []),
    describeSignIns(signIns),
  ];
}

function describeSignIns({ accepted, askedForSecondFactor }: TriedSignIns): string {
  if (accepted + askedForSecondFactor === 0) return 'Signed nobody in: there is no active account.';
  const second =
    askedForSecondFactor > 0 ? `, and asked for the second factor of ${askedForSecondFactor}` : '';
  return `Signed in without a password, over its own routes: the copy accepted sessions of ${count(accepted, 'account')}${second}.`;
}

function count(value: number, one: string, ending = 's'): string {
  return `${number(value)} ${one}${value === 1 ? '' : ending}`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
