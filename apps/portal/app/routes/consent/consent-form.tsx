import { Button, Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ClientMark } from '../../oauth/client-mark.tsx';
import type { ConsentQuestion } from '../../oauth/own-pages.server.ts';
import type { ShownClient } from '../../oauth/shown-client.ts';
import { type ScopeWords, useScopeWords } from '../../oauth/use-scope-words.ts';
import { AccountColumn } from '../../self-service/account-column.tsx';

/** The scope without which there is no sign-in, and which goes with every answer but a refusal. */
const openid = 'openid';

/** Who asks, what for and for which account, with a plain form: it works without script, and leads to another site. */
export function ConsentForm({
  question,
  account,
  action,
}: {
  question: ConsentQuestion;
  account: { name: string; email: string | undefined };
  action: string;
}) {
  const { t } = useTranslation();
  const wordsOf = useScopeWords();
  const { client, requested_scope: scopes, restart_url: restart } = question;
  return (
    <AccountColumn title={t('access.consent.heading', { client: client.client_name })}>
      <div className="access-client">
        <ClientMark client={client} />
        <p>{client.site ? t('access.consent.site', { site: client.site }) : t('access.consent.device')}</p>
      </div>
      <form method="post" action={action} className="access-form">
        {scopes.length === 0 ? (
          <p>{t('access.consent.asksNothing')}</p>
        ) : (
          <fieldset>
            <legend>{t('access.consent.asks')}</legend>
            <ul className="access-scopes">
              {wordsOf(scopes).map((words) => (
                <Scope key={words.scope} words={words} />
              ))}
            </ul>
          </fieldset>
        )}
        <label className="access-tick">
          <Checkbox name="remember" value="true" />
          <span>
            {t('access.consent.remember')}{' '}
            <span className="access-hint">{t('access.consent.rememberHint')}</span>
          </span>
        </label>
        {/* Neither answer stands out: it is the person's choice. */}
        <div className="access-answers">
          <Button type="submit" name="decision" value="accept">
            {t('access.consent.allow')}
          </Button>
          <Button type="submit" name="decision" value="reject">
            {t('access.consent.refuse')}
          </Button>
        </div>
      </form>
      <Policies client={client} />
      <section className="access-account" aria-label={t('session.menu')}>
        <p>
          {t('session.signedInAs', { name: account.name })}
          {account.email && account.email !== account.name ? <span> {account.email}</span> : null}
        </p>
        {restart ? (
          <form method="post" action="/logout">
            <input type="hidden" name="return_to" value={restart} />
            <Button type="submit" look="quiet">
              {t('access.consent.otherAccount')}
            </Button>
          </form>
        ) : null}
      </section>
    </AccountColumn>
  );
}

function Scope({ words: { scope, name, text } }: { words: ScopeWords }) {
  const { t } = useTranslation();
  const told = (
    <span>
      <strong>{name}</strong> <span className="access-hint">{text}</span>
    </span>
  );
  if (scope !== openid) {
    return (
      <li>
        <label className="access-tick">
          <Checkbox name="scope" value={scope} defaultChecked />
          {told}
        </label>
      </li>
    );
  }
  return (
    <li className="access-tick">
      <input type="hidden" name="scope" value={scope} />
      <span className="access-always" aria-hidden="true" />
      <span>
        {told} <span className="access-hint">{t('access.consent.always')}</span>
      </span>
    </li>
  );
}

function Policies({
  client: { client_name: client, policy_uri: policy, tos_uri: terms },
}: {
  client: ShownClient;
}) {
  const { t } = useTranslation();
  if (!policy && !terms) return null;
  return (
    <p className="access-hint access-policies">
      {policy ? (
        <a href={policy} target="_blank" rel="noopener noreferrer">
          {t('access.consent.policy', { client })}
        </a>
      ) : null}
      {terms ? (
        <a href={terms} target="_blank" rel="noopener noreferrer">
          {t('access.consent.terms', { client })}
        </a>
      ) : null}
    </p>
  );
}
