import { useFigures } from '@gazetteer/site';
import { Notice, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConditionFields } from '../../follow/condition-fields.tsx';
import type { FollowedValue } from './followed-value.server.ts';

/** Which value of a table is followed, and what change of it is told. */
export function ValueFields({ value }: { value: FollowedValue }) {
  const { t } = useTranslation();
  const { columns, column, rows } = value;
  return (
    <>
      <Rows value={value} />
      <SelectField label={t('follow.value.column')} name="column" defaultValue={column}>
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {rows > 1 ? <NewestBy value={value} /> : null}
      <ConditionFields value={{ kind: 'any' }} />
    </>
  );
}

/** Which rows the filters leave. One is what is wanted; for any other number there is a way on. */
function Rows({ value: { where, rows, page } }: { value: FollowedValue }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <div className="follow-rows">
      {where.length > 0 ? (
        <ul aria-label={t('resource.filters')}>
          {where.map((condition) => (
            <li key={condition.label}>{t('follow.value.where', condition)}</li>
          ))}
        </ul>
      ) : null}
      {rows === 1 ? null : (
        <Notice title={t('follow.value.rows', { count: rows, figure: figures.number(rows) })}>
          <p>
            {t('follow.value.narrow')} <Link to={page}>{t('follow.value.table')}</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}

function NewestBy({ value: { times, columns } }: { value: FollowedValue }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('follow.value.newestBy')}
      hint={t('follow.value.newestByHint')}
      name="newest_by"
      defaultValue={times[0]?.id ?? ''}
    >
      <option value="">{t('follow.value.noNewest')}</option>
      {(times.length > 0 ? times : columns).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
