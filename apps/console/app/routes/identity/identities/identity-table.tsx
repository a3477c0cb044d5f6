import { LocalTime } from '@gazetteer/site';
import { Button, Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { TickAll } from '../../../parts/tick-all.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { BulkAnswer } from './change-identities.server.ts';
import styles from './identities.module.css';
import type { ListedIdentity } from './load-identities.server.ts';

interface IdentityTableProps {
  identities: readonly ListedIdentity[];
  answer: BulkAnswer | undefined;
}

/** The accounts of a page; whoever may change them ticks some, and changes them at once. */
export function IdentityTable({ identities, answer }: IdentityTableProps) {
  const { mayChange } = useProject();
  if (!mayChange) return <Rows identities={identities} ticked={[]} />;
  const ticked = answer?.kind === 'unconfirmed' ? answer.ids : [];
  return (
    <Form method="post" preventScrollReset key={identities.map(({ id, state }) => id + state).join()}>
      <Rows identities={identities} ticked={ticked} />
      <BulkActs answer={answer} />
    </Form>
  );
}

type RowsProps = Pick<IdentityTableProps, 'identities'> & { ticked: readonly string[] };

function Rows({ identities, ticked }: RowsProps) {
  const { t } = useTranslation();
  const { address, mayChange } = useProject();
  return (
    <PlainTable label={t('identities.title')}>
      <thead>
        <tr>
          {mayChange ? <th scope="col">{t('identities.bulk.column')}</th> : null}
          <th scope="col">{t('identities.who')}</th>
          <th scope="col">{t('identities.state')}</th>
          <th scope="col">{t('identities.schema')}</th>
          <th scope="col">{t('identities.created')}</th>
          <th scope="col">{t('identities.id')}</th>
        </tr>
      </thead>
      <tbody>
        {identities.map(({ id, name, state, schema, created }) => (
          <tr key={id}>
            {mayChange ? (
              <td>
                <label className={styles.tick}>
                  <Checkbox name="id" value={id} defaultChecked={ticked.includes(id)} />
                  <span className="visually-hidden">{t('identities.bulk.tick', { name })}</span>
                </label>
              </td>
            ) : null}
            <td>
              <Link to={`${address}/identities/${id}`}>{name}</Link>
            </td>
            <td>{t(`identities.states.${state}`)}</td>
            <td>{schema}</td>
            <td>
              <LocalTime iso={created} />
            </td>
            <td>
              <code>{id}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function BulkActs({ answer }: Pick<IdentityTableProps, 'answer'>) {
  const { t } = useTranslation();
  const { name } = useProject();
  const isBusy = useNavigation().formMethod === 'POST';
  const isWrong = answer?.kind === 'unconfirmed';
  return (
    <div className={styles.bulk}>
      <TickAll text={t('identities.bulk.tickAll')} className={styles.all} />
      {(['deactivate', 'activate'] as const).map((act) => (
        // The name below is asked for by the deletion only.
        <Button key={act} type="submit" name="act" value={act} formNoValidate disabled={isBusy}>
          {t(`identities.bulk.${act}`)}
        </Button>
      ))}
      <details open={isWrong}>
        <summary>{t('identities.bulk.delete')}</summary>
        <ConfirmByName
          name={name}
          act="delete"
          label={t('identities.bulk.deleteNow')}
          explain={t('identities.bulk.deleteText')}
          isWrong={isWrong}
        />
      </details>
    </div>
  );
}
