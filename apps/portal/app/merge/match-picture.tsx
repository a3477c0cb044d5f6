import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import style from './match-picture.module.css';
import type { Report } from './report.ts';
import { splitUnknown } from './split-unknown.ts';

/** The rows of one table as a bar: with a partner, without one, of an unknown place, and those that say no place. */
export function MatchPicture({ title, side }: { title: string; side: Report['left'] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { emptyRows, unknownRows } = splitUnknown(side.unmatched);
  const parts = [
    { name: 'matched', rows: side.rows_matched },
    { name: 'alone', rows: side.rows_resolved - side.rows_matched },
    { name: 'unknown', rows: unknownRows },
    { name: 'empty', rows: emptyRows },
  ] as const;
  return (
    <figure className={style.picture}>
      <figcaption className={style.title}>
        {title}
        <span>{t('merge.report.rowsIn', { count: side.rows_in, figure: figures.number(side.rows_in) })}</span>
      </figcaption>
      <svg className={style.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ name, rows }, place) => {
          const before = parts.slice(0, place).reduce((sum, part) => sum + part.rows, 0);
          const whole = Math.max(1, side.rows_in);
          return (
            <rect
              key={name}
              className={style[name]}
              x={(before / whole) * 100}
              width={(rows / whole) * 100}
              height={1}
            />
          );
        })}
      </svg>
      <ul className={style.legend}>
        {parts
          .filter(({ rows }) => rows > 0)
          .map(({ name, rows }) => (
            <li key={name}>
              <span className={`${style.mark} ${style[name]}`} aria-hidden="true" />
              {t(`merge.report.${name}`, { count: rows, figure: figures.number(rows) })}
            </li>
          ))}
      </ul>
    </figure>
  );
}
