import type { ChartField } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Distribution } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useValueText } from '../filters/use-filter-text.ts';

/** What is known of a field: its kind, unit and notes, the spread of its values or the most frequent ones. */
export function FieldFacts({ field }: { field: ChartField }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const written = useValueText();
  const most = Math.max(...field.top.map(({ n }) => n), 1);
  const showsSpread = field.spread.length > 1;
  return (
    <div className="field-facts">
      <p className="field-facts-name">{field.label}</p>
      <p className="field-facts-kind">{words.summary(field)}</p>
      {field.notes ? <p>{field.notes}</p> : null}
      {showsSpread ? (
        <div className="field-facts-spread">
          <Distribution counts={field.spread} height={40} />
          <p>
            <span>{written(field, field.min)}</span>
            <span>{written(field, field.max)}</span>
          </p>
        </div>
      ) : field.top.length > 0 ? (
        <table className="field-facts-top">
          <caption>{t('visualise.builder.fields.frequent')}</caption>
          <tbody>
            {field.top.slice(0, 6).map(({ value, n }) => (
              <tr key={String(value)}>
                <th scope="row">{written(field, value)}</th>
                <td>
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(n / most) * 100} height="1" />
                  </svg>
                  {words.count(n)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}

/** A field in words. */
interface FieldWords {
  /** 'Number, in %, 30 different values, 2 % empty' */
  summary: (field: ChartField) => string;
  count: (count: number) => string;
}

function useFieldWords(): FieldWords {
  const { t } = useTranslation();
  const figures = useFigures();
  return {
    count: (count) => figures.number(count),
    summary: ({ kind, unit, distinct, empty_share: empty }) =>
      [
        t(`visualise.builder.kind.${kind}`),
        unit ? t('visualise.builder.fields.unit', { unit }) : '',
        distinct === null
          ? ''
          : t('visualise.builder.fields.distinct', { count: distinct, figure: figures.number(distinct) }),
        empty ? t('visualise.builder.fields.emptyShare', { share: figures.percent(empty) }) : '',
      ]
        .filter(Boolean)
        .join(', '),
  };
}
