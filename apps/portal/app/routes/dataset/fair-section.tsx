import type { ActionResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import style from './fair-section.module.css';

export type FairScore = ActionResult<'dataset_fair_show'>;

/** How findable, accessible, interoperable and reusable a dataset is, and what its publisher can do about it. */
export function FairSection({ fair }: { fair: FairScore }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const bands: Record<string, string> = t('fair.bands', { returnObjects: true });
  const missing = fair.criteria.filter(({ met }) => !met);
  return (
    <section>
      <h2>{t('fair.title')}</h2>
      <details className={style.fair}>
        <summary>
          <span className={style.score}>
            {t('fair.score', { score: figures.number(fair.score), most: figures.number(fair.most) })}
          </span>
          <span className={style.band}>{bands[fair.band] ?? fair.band}</span>
        </summary>
        <p className={style.about}>{t('fair.about')}</p>
        <Dimensions fair={fair} />
        {missing.length === 0 ? <p>{t('fair.complete')}</p> : <Missing criteria={missing} />}
      </details>
    </section>
  );
}

function Dimensions({ fair }: { fair: FairScore }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const names: Record<string, string> = t('fair.dimensions', { returnObjects: true });
  return (
    <dl className={style.dimensions}>
      {fair.dimensions.map(({ id, points, most }) => (
        <div key={id}>
          <dt>{names[id] ?? id}</dt>
          <dd>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={style.ground} width="100" height="6" />
              <rect className={style.bar} width={(points / most) * 100} height="6" />
            </svg>
            <span>{t('fair.part', { points: figures.number(points), most: figures.number(most) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Missing({ criteria }: { criteria: FairScore['criteria'] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const advice: Record<string, string> = t('fair.advice', { returnObjects: true });
  return (
    <>
      <h3>{t('fair.missing')}</h3>
      <ul className={style.missing}>
        {criteria.map((criterion) => (
          <li key={criterion.id}>
            <span>{advice[criterion.id] ?? criterion.advice}</span>
            <span className={style.worth}>
              {t('fair.worth', { count: criterion.points, figure: figures.number(criterion.points) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
