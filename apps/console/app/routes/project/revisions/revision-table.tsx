import { LocalTime } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import type { ListedRevision } from './load-revisions.server.ts';

interface RevisionTableProps {
  revisions: readonly ListedRevision[];
  /** The id of the one that holds. */
  current: string;
}

/** Every change of a project, the newest first. */
export function RevisionTable({ revisions, current }: RevisionTableProps) {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('changes.title')}>
      <thead>
        <tr>
          <th scope="col">{t('changes.revision')}</th>
          <th scope="col">{t('changes.when')}</th>
          <th scope="col">{t('changes.cause')}</th>
          <th scope="col">{t('changes.by')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('changes.look')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {revisions.map(({ id, number, cause, made_by, created_at, previous }) => (
          <tr key={id}>
            <td>
              {number}
              {id === current ? ` (${t('changes.now')})` : null}
            </td>
            <td>
              <LocalTime iso={created_at} />
            </td>
            <td>{t(`changes.causes.${cause}`)}</td>
            <td>{made_by ?? t('changes.nobody')}</td>
            <td>
              {previous === undefined ? null : (
                <Link to={`?from=${previous}&to=${id}`}>{t('changes.see', { number })}</Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
