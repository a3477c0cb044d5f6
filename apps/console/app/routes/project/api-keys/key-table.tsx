import { LocalTime } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { KeysAnswer } from './change-keys.server.ts';
import styles from './keys.module.css';
import type { ListedKey } from './load-keys.server.ts';

interface KeyTableProps {
  keys: readonly ListedKey[];
  answer: KeysAnswer | undefined;
}

/** The keys with what they may, their end and their last use. */
export function KeyTable({ keys, answer }: KeyTableProps) {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('keys.title')}>
      <thead>
        <tr>
          <th scope="col">{t('keys.name')}</th>
          <th scope="col">{t('keys.scopes')}</th>
          <th scope="col">{t('keys.until')}</th>
          <th scope="col">{t('keys.used')}</th>
          <th scope="col">{t('keys.delete.column')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} listed={key} answer={answer} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function KeyRow({ listed, answer }: { listed: ListedKey; answer: KeysAnswer | undefined }) {
  const { id, name, scopes, expires_at, last_used_at } = listed;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const isWrong = answer?.act === 'delete' && answer.id === id && answer.isWrong;
  return (
    <tr>
      <td>{name}</td>
      <td>
        <ul className={styles.scopes}>
          {scopes.map((scope) => (
            <li key={scope}>
              <code>{scope}</code>
            </li>
          ))}
        </ul>
      </td>
      <td>{expires_at === null ? t('keys.endless') : <LocalTime iso={expires_at} />}</td>
      <td>{last_used_at === null ? t('keys.never') : <LocalTime iso={last_used_at} />}</td>
      <td>
        {mayChange ? (
          <details open={isWrong}>
            <summary className={styles.open}>
              {t('keys.delete.open')}
              <span className="visually-hidden"> {name}</span>
            </summary>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="name" value={name} />
              <ConfirmByName
                name={name}
                act="delete"
                label={t('keys.delete.now')}
                explain={t('keys.delete.explain')}
                isWrong={isWrong}
              />
            </Form>
          </details>
        ) : null}
      </td>
    </tr>
  );
}
