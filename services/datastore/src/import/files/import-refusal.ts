import { ApplicationError } from '@gazetteer/kernel';
import { refusalWords } from './refusal-words.ts';

type Words = typeof refusalWords;

/** Why something is not imported: a code, and what its words tell of. */
export type RefusalCause = {
  [Code in keyof Words]: { code: Code } & (Parameters<Words[Code]> extends [infer Params] ? Params : unknown);
}[keyof Words];

/** What is wrong with which field of an import: in English, and as jobs keep it for pages. It goes between threads. */
export type Refused = {
  field: 'file' | 'sheet' | 'url';
  words: string;
  reason: {
    code: keyof Words;
    params: Record<string, string | number>;
    /** From 1; the row of a spreadsheet, the place of a record in JSON. */
    line: number | null;
  };
};

/** What was to be imported gives no table. */
export class ImportRefusal extends ApplicationError {
  readonly refused: Refused;

  constructor(refused: Refused) {
    const { field, words } = refused;
    super('invalid_input', 400, `${field}: ${words}`, { fields: { [field]: [words] } });
    this.refused = refused;
  }
}

/** Says why something is not imported, after the line where it shows. */
export function refuse(
  field: Refused['field'],
  { code, ...params }: RefusalCause,
  line?: number,
): ImportRefusal {
  const wordsOf = refusalWords[code] as (told: object) => string;
  const words = line === undefined ? wordsOf(params) : `line ${line}: ${wordsOf(params)}`;
  return new ImportRefusal({ field, words, reason: { code, params, line: line ?? null } });
}

/** The file is no table: says why, after the line where it shows. */
export function badFile(cause: RefusalCause, line?: number): ImportRefusal {
  return refuse('file', cause, line);
}
