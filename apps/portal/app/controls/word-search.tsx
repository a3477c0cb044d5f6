import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';

interface WordSearchProps {
  /** Where the list is. */
  action: string;
  /** What it is narrowed by now. */
  text: string | undefined;
  label: string;
  /** What else it is narrowed by, which stays. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** The list without words. */
  all: string;
}

/** Narrows a list down by words: a plain form, which works without script. */
export function WordSearch({ action, text, label, kept = {}, all }: WordSearchProps) {
  const { t } = useTranslation();
  return (
    <search>
      <Form action={action.split('?', 1)[0]} method="get" className="word-search">
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <label>
          <span>{label}</span>
          <input type="search" name="q" defaultValue={text} maxLength={200} />
        </label>
        <Button type="submit">{t('gallery.find')}</Button>
        {text ? <Link to={all}>{t('gallery.reset')}</Link> : null}
      </Form>
    </search>
  );
}
