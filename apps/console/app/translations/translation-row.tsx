import type { Language } from '@gazetteer/site';
import { TextArea, TextField } from '@gazetteer/ui';
import type { TranslatedText } from './translated-texts.ts';
import styles from './translations.module.css';
import { useTextNames } from './use-text-names.ts';

interface TranslationRowProps {
  text: TranslatedText;
  index: number;
  original: Language;
  language: Language;
  value: string;
  error: string | undefined;
}

/** About as many letters stand in a line of a field on a desk. */
const LINE = 50;
const MOST_LINES = 24;

/** What is written at the left, its translation at the right. */
export function TranslationRow({ text, index, original, language, value, error }: TranslationRowProps) {
  const { nameOf, inLanguage } = useTextNames(language);
  const field = {
    label: inLanguage(text),
    name: `to.${index}`,
    defaultValue: value,
    error,
    lang: language,
    dir: 'auto',
    autoComplete: 'off',
  };
  const lines = linesOf(text.original);
  return (
    <div className={styles.row} id={anchorOf(text)} tabIndex={-1}>
      <div className={styles.original}>
        <p>{nameOf(text)}</p>
        <div lang={original} dir="auto">
          {text.original}
        </div>
      </div>
      <div className={styles.translation}>
        <input type="hidden" name="text" value={text.id} />
        {isLong(text, lines) ? <TextArea {...field} rows={lines} /> : <TextField {...field} />}
      </div>
    </div>
  );
}

/** The anchor of a text on its page. */
export function anchorOf({ id }: Pick<TranslatedText, 'id'>): string {
  return `text-${encodeURIComponent(id)}`;
}

function isLong({ field }: TranslatedText, lines: number): boolean {
  return ['notes', 'description', 'methodology'].includes(field) || lines > 1;
}

function linesOf(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LINE)));
  const all = lines.reduce((sum, count) => sum + count, 0);
  return Math.min(MOST_LINES, all);
}
