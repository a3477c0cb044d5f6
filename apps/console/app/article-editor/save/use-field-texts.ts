import { useTranslation } from 'react-i18next';
import type { FieldProblems } from './send-article.ts';

/** What is wrong, in a sentence a field. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Fields of which we have words for what can be wrong. */
const worded = [
  'texts',
  'texts.en.title',
  'texts.fr.title',
  'slug',
  'event',
  'event.starts_at',
  'event.ends_at',
  'publish_at',
  'state',
  'featured_media',
  'datasets',
] as const;

type Worded = (typeof worded)[number];
type Underscored<Text extends string> = Text extends `${infer Head}.${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Text;

/** Says what the service has found wrong in the reader's language; in the service's words where we have none. */
export function useFieldTexts(problems: FieldProblems): FieldTexts {
  const { t } = useTranslation();
  const told = Object.entries(problems).map(([field, reasons]): [string, string] => {
    const known = worded.find((one) => one === field);
    const key = known?.replaceAll('.', '_') as Underscored<Worded> | undefined;
    const inTheirWords = t('frame.named', { name: field, value: reasons.join(' ') });
    return [field, key ? t(`content.wrong.${key}`) : inTheirWords];
  });
  return Object.fromEntries(told);
}
