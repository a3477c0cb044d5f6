import type { ReaderChoice } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Checkbox } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortest } from './choice-of-form.ts';
import type { ReaderChoices } from './load-choices.server.ts';
import { foldText } from '../../i18n/fold-text.ts';

interface ChooseCategoriesProps {
  categories: NonNullable<ReaderChoices['categories']>;
  chosen: ReaderChoice;
  onChoose: (choice: ReaderChoice) => void;
}

/** So few are seen at one glance. */
const FEW = 8;

/** The places or categories that are shown, to tick; many of them with a search. */
export function ChooseCategories({ categories, chosen, onChoose }: ChooseCategoriesProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const id = useId();
  const [find, setFind] = useState('');
  const { label, values } = categories;
  const shown = shownOf(categories, chosen);
  const choose = (next: Set<string>) => onChoose({ ...withoutCategories(chosen), ...shortest(values, next) });
  const isFound = ({ name, value }: (typeof values)[number]) =>
    foldText(`${name} ${value}`).includes(foldText(find.trim()));
  const found = values.filter(isFound);
  const count =
    shown.size === values.length
      ? t('visualise.reader.all', { all: figures.number(values.length) })
      : t('visualise.reader.some', {
          shown: figures.number(shown.size),
          all: figures.number(values.length),
        });
  return (
    <details className="reader-categories">
      <summary>{t('shell.named', { name: label, value: count })}</summary>
      <div className="reader-panel">
        <div className="reader-tools needs-script">
          {values.length > FEW ? (
            <>
              <label className="visually-hidden" htmlFor={`${id}-find`}>
                {t('visualise.reader.find', { label })}
              </label>
              <input
                className="small-field"
                id={`${id}-find`}
                type="search"
                value={find}
                placeholder={t('visualise.reader.findShort')}
                autoComplete="off"
                onChange={({ target }) => setFind(target.value)}
              />
            </>
          ) : null}
          <button
            type="button"
            className="small-field"
            onClick={() => choose(new Set([...shown, ...found.map(({ value }) => value)]))}
          >
            {t('visualise.reader.tickAll')}
          </button>
          <button
            type="button"
            className="small-field"
            onClick={() => choose(shown.difference(new Set(found.map(({ value }) => value))))}
          >
            {t('visualise.reader.tickNone')}
          </button>
        </div>
        <fieldset className="reader-list">
          <legend className="visually-hidden">{label}</legend>
          {values.map(({ value, name }) => (
            <label key={value} hidden={!isFound({ value, name })}>
              <Checkbox
                name="show"
                value={value}
                checked={shown.has(value)}
                onChange={({ target }) => choose(withOne(shown, value, target.checked))}
              />
              <span>
                {name === '' ? t('visualise.reader.noValue') : name}
                {value !== name && value !== '' && !name.includes(value) ? <small> {value}</small> : null}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="reader-note" role="status">
          {found.length === 0 ? t('visualise.reader.notFound') : ''}
          {shown.size === 0 ? t('visualise.reader.chooseOne') : ''}
        </p>
      </div>
    </details>
  );
}

/** The categories that are ticked; none where the list of those to show is empty. */
function shownOf(
  { values }: ChooseCategoriesProps['categories'],
  { show, hide }: ReaderChoice,
): ReadonlySet<string> {
  const isShown = (value: string) => (show ? show.includes(value) : !hide?.includes(value));
  return new Set(values.map(({ value }) => value).filter(isShown));
}

function withoutCategories({ show: _show, hide: _hide, ...others }: ReaderChoice): ReaderChoice {
  return others;
}

function withOne(shown: ReadonlySet<string>, value: string, isWanted: boolean): Set<string> {
  const next = new Set(shown);
  if (isWanted) next.add(value);
  else next.delete(value);
  return next;
}
