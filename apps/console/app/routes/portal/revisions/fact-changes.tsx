import { LocalTime } from '@gazetteer/site';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactChange } from './compare-versions.server.ts';
import type { NamedPicture } from './load-pictures.server.ts';
import type { Version } from './revision.ts';

interface FactChangesProps {
  facts: readonly FactChange[];
  /** The pictures that are named in them, as far as they are still there. */
  pictures: readonly NamedPicture[];
}

/** Fields besides the texts, as they were and as they are. */
export function FactChanges({ facts, pictures }: FactChangesProps) {
  const { t } = useTranslation();
  if (facts.length === 0) return null;
  return (
    <section className="history-facts">
      <h3>{t('revisions.others')}</h3>
      <dl>
        {facts.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`revisions.field.${field}`)}</dt>
            <dd>
              <Side kind="removed" values={before} others={after} field={field} pictures={pictures} />
              <Side kind="added" values={after} others={before} field={field} pictures={pictures} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SideProps {
  kind: 'added' | 'removed';
  values: readonly string[];
  /** Those of the other version: what both have is not marked, unless only the order differs. */
  others: readonly string[];
  field: FactChange['field'];
  pictures: readonly NamedPicture[];
}

function Side({ kind, values, others, field, pictures }: SideProps) {
  const { t } = useTranslation();
  const Changed = kind === 'added' ? 'ins' : 'del';
  const isReordered = values.length === others.length && values.every((value) => others.includes(value));
  return (
    <span className="history-side">
      {/* Of two pictures the eye does not see which one was struck out. */}
      <span className={field === 'featured_media' ? 'console-note' : 'visually-hidden'}>
        {t(`revisions.${kind}Value`)}{' '}
      </span>
      {values.length === 0 ? <Changed>{t('revisions.none')}</Changed> : null}
      {values.map((value, place) => {
        const shown = <Value field={field} value={value} pictures={pictures} />;
        return (
          <Fragment key={value}>
            {place > 0 ? ', ' : null}
            {others.includes(value) && !isReordered ? shown : <Changed>{shown}</Changed>}
          </Fragment>
        );
      })}
    </span>
  );
}

function Value({
  field,
  value,
  pictures,
}: Pick<SideProps, 'field' | 'pictures'> & { value: string }): ReactNode {
  const { t } = useTranslation();
  if (field === 'kind') return t(`revisions.kinds.${value as Version['kind']}`);
  if (field === 'state') return t(`revisions.states.${value as Version['state']}`);
  if (field === 'publish_at' || field === 'starts_at' || field === 'ends_at')
    return <LocalTime iso={value} />;
  if (field !== 'featured_media') return <bdi>{value}</bdi>;
  const picture = pictures.find(({ id }) => id === value);
  if (!picture) return t('revisions.pictureGone');
  return <img className="history-picture" src={picture.src} alt={picture.alt} loading="lazy" />;
}
