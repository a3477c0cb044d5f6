import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { ChartAnswer } from '../../charts/ask-figures.ts';
import { textOf } from '../../site/text-of.ts';
import { useBuilder } from '../model/use-builder.ts';

type Match = NonNullable<ChartAnswer['geo']>;

/** How many places of the table the map knows, and those it does not. */
export function MatchReport() {
  const { t } = useTranslation();
  const figures = useFigures();
  const { answer } = useBuilder();
  const placesText = usePlacesText();
  const geo = answer?.geo;
  if (!geo) return null;
  const unknown = geo.total - geo.matched;
  const counts = {
    matched: figures.number(geo.matched),
    total: figures.number(geo.total),
    places: placesText(geo.level, geo.total),
  };
  const vintage = answer.boundaries?.vintage.slice(0, 4);
  return (
    <section className="settings-part" aria-labelledby="settings-match">
      <h2 id="settings-match">{t('visualise.settings.match.title')}</h2>
      <div className="settings-match">
        <p>
          {vintage
            ? t('visualise.settings.match.foundOn', { ...counts, vintage })
            : t('visualise.settings.match.found', counts)}
        </p>
        {geo.without_data > 0 && (
          <p>
            {t('visualise.settings.match.withoutData', {
              count: geo.without_data,
              figure: figures.number(geo.without_data),
            })}
          </p>
        )}
        {unknown > 0 && (
          <details className="settings-list">
            <summary>
              {t('visualise.settings.match.unmatched', { count: unknown, figure: figures.number(unknown) })}
            </summary>
            <UnmatchedPlaces list={geo.unmatched} all={unknown} />
          </details>
        )}
        {geo.without_shape.length > 0 && (
          <details className="settings-list">
            <summary>
              {t('visualise.settings.match.withoutShape', {
                count: geo.without_shape.length,
                figure: figures.number(geo.without_shape.length),
              })}
            </summary>
            <p className="settings-codes">{geo.without_shape.join(', ')}</p>
          </details>
        )}
      </div>
    </section>
  );
}

function UnmatchedPlaces({ list, all }: { list: Match['unmatched']; all: number }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const reasons: Record<string, string> = t('merge.reason', { returnObjects: true });
  return (
    <>
      <p>{t('visualise.settings.match.noRows')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('visualise.settings.match.value')}</th>
            <th scope="col">{t('visualise.settings.match.why')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ value, parent, reason }) => (
            <tr key={`${value} ${parent}`}>
              <td>{parent ? `${value}, ${parent}` : value}</td>
              <td>{reasons[reason] ?? reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.length < all && (
        <p>
          {t('visualise.settings.match.cut', {
            shown: figures.number(list.length),
            all: figures.number(all),
          })}
        </p>
      )}
    </>
  );
}

/** What areas of a level are called: 'districts'. */
function usePlacesText(): (level: string, count: number) => string {
  const { t } = useTranslation();
  return (level, count) => {
    const names: Record<string, string> = t(`visualise.settings.match.${count === 1 ? 'one' : 'many'}`, {
      returnObjects: true,
    });
    return textOf(names, level) ?? names.other ?? level;
  };
}
