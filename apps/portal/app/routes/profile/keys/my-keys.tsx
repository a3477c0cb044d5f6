import { LocalTime, useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Revoke } from '../revocable/revoke.tsx';
import type { KeysAnswer } from './change-keys.server.ts';
import type { ListedKey } from './load-keys.server.ts';
import { MadeKey } from './made-key.tsx';
import { NewKey } from './new-key.tsx';

/** The API keys of somebody, with ways to make one and to revoke each. @param keys absent where they cannot be had */
export function MyKeys({
  keys,
  answer,
}: {
  keys: readonly ListedKey[] | undefined;
  answer: KeysAnswer | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      <p className="keys-docs">
        {t('account.keys.docsLead')} <a href="/api/docs">{t('account.keys.docs')}</a>
      </p>
      {answer?.done === 'key-made' ? (
        <MadeKey key={answer.key} name={answer.name} secret={answer.key} />
      ) : null}
      {keys ? null : <Notice kind="error" title={t('account.keys.failed')} />}
      {keys?.length === 0 ? <p>{t('account.keys.none')}</p> : null}
      {keys && keys.length > 0 ? (
        <ul className="revocable-list">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : null}
      <NewKey refused={answer && 'wanted' in answer ? answer : undefined} made={keys?.length ?? 0} />
    </>
  );
}

function KeyRow({ apiKey }: { apiKey: ListedKey }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { id, name, scope, created_at, expires_at, last_used_at } = apiKey;
  return (
    <li className="revocable-row">
      <IconKey size={24} stroke={1.4} className="keys-mark" aria-hidden="true" />
      <div>
        <p>
          {name} <span className="keys-scope">{t(`account.keys.${scope}`)}</span>
        </p>
        <p className="revocable-facts">
          <span>
            {t('account.keys.made')} <time dateTime={created_at}>{figures.date(created_at)}</time>
          </span>
          <span>
            {last_used_at === null ? (
              t('account.keys.unused')
            ) : (
              <>
                {t('account.keys.used')} <LocalTime iso={last_used_at} />
              </>
            )}
          </span>
          <span>
            {expires_at === null ? (
              t('account.keys.endless')
            ) : (
              <>
                {t('account.keys.ends')} <time dateTime={expires_at}>{figures.date(expires_at)}</time>
              </>
            )}
          </span>
        </p>
      </div>
      <Revoke
        intent="revoke-key"
        id={id}
        section="api-keys"
        words={{
          open: t('account.keys.revoke'),
          openOf: t('account.keys.revokeOf', { name }),
          text: t('account.keys.revokeText'),
          now: t('account.keys.revokeNow'),
        }}
      />
    </li>
  );
}
