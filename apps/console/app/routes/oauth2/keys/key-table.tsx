import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { KeysAnswer } from './change-keys.server.ts';
import styles from './keys.module.css';
import type { ListedKey, ListedSet } from './load-keys.server.ts';

interface KeyTableProps {
  set: ListedSet;
  answer: KeysAnswer | undefined;
}

/** The keys of a set, the newest first, with what the service does with each. */
export function KeyTable({ set: { set, is_own, keys }, answer }: KeyTableProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <PlainTable label={t('oauth2.keys.of', { set })}>
      <thead>
        <tr>
          <th scope="col">{t('oauth2.keys.kid')}</th>
          <th scope="col">{t('oauth2.keys.alg')}</th>
          <th scope="col">{t('oauth2.keys.use')}</th>
          <th scope="col">{t('oauth2.keys.state')}</th>
          <th scope="col">{t('oauth2.keys.made')}</th>
          {mayChange ? <th scope="col">{t('oauth2.keys.change')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.kid}>
            <td>
              <code>{key.kid}</code>
            </td>
            <td>
              {key.alg} <span className="console-note">({key.crv ?? key.kty})</span>
            </td>
            <td>{t(`oauth2.keys.uses.${key.use === 'enc' ? 'enc' : 'sig'}`)}</td>
            <td>
              <State of={key} isOwn={is_own} />
            </td>
            <td>
              <LocalTime iso={key.created_at} />
            </td>
            {mayChange ? (
              <td>
                <Changes set={set} of={key} answer={answer} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

/** When the service signs with a key; of a set that is not its own, whether it holds the private part. */
function State({ of: { signs, signs_from, has_private }, isOwn }: { of: ListedKey; isOwn: boolean }) {
  const { t } = useTranslation();
  if (!isOwn) return t(has_private ? 'oauth2.keys.states.whole' : 'oauth2.keys.states.public');
  return (
    <>
      {t(`oauth2.keys.states.${signs}`)}
      {signs === 'later' ? (
        <>
          {' '}
          <LocalTime iso={signs_from} />
        </>
      ) : null}
    </>
  );
}

function Changes({ set, of, answer }: { set: string; of: ListedKey; answer: KeysAnswer | undefined }) {
  const { t } = useTranslation();
  const { kid, alg, use, signs, has_private } = of;
  const isWrong = answer?.act === 'deleteKey' && answer.sent.kid === kid && answer.isWrong === true;
  // A key of somebody else has its successor from them; one that has one already needs no other.
  const mayRotate = has_private && use === 'sig' && signs !== 'before';
  return (
    <div className={styles.acts}>
      {mayRotate ? (
        <Form method="post">
          <input type="hidden" name="set" value={set} />
          <input type="hidden" name="alg" value={alg} />
          <input type="hidden" name="use" value={use} />
          <Button type="submit" name="act" value="rotate" look="quiet">
            {t('oauth2.keys.rotate')}
            <span className="visually-hidden"> {kid}</span>
          </Button>
        </Form>
      ) : null}
      <details open={isWrong}>
        <summary className={styles.open}>
          {t('oauth2.keys.delete')}
          <span className="visually-hidden"> {kid}</span>
        </summary>
        <Form method="post">
          <input type="hidden" name="set" value={set} />
          <input type="hidden" name="kid" value={kid} />
          <ConfirmByName
            name={kid}
            act="deleteKey"
            label={t('oauth2.keys.deleteNow')}
            explain={t('oauth2.keys.deleteText')}
            isWrong={isWrong}
          />
        </Form>
      </details>
    </div>
  );
}
