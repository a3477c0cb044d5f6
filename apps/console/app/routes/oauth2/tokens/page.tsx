import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { inspectToken } from '../../../token-inspection/inspect-token.server.ts';
import { TokenInspection } from '../../../token-inspection/token-inspection.tsx';
import type { Route } from './+types/page';
import styles from './tokens.module.css';

export function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.tokens.title');
  const calls = [
    describeCall(loading, 'introspectOAuth2Token', { token: 'TOKEN' }),
    describeCall(loading, 'discoverJsonWebKeys', {}),
  ];
  return { title, calls };
}

export async function action(acting: Route.ActionArgs) {
  const form = new URLSearchParams(await acting.request.text());
  return inspectToken(acting, (form.get('token') ?? '').trim());
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Says of a token whether it holds, and what is in it. The token is sent in a form, and kept nowhere. */
export default function TokensPage({ loaderData: { calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="console-head">
        <h1>{t('oauth2.tokens.title')}</h1>
      </div>
      <p className="console-note">{t('oauth2.tokens.about')}</p>
      <Form method="post" className={styles.form}>
        <TextArea
          label={t('oauth2.tokens.token')}
          hint={t('oauth2.tokens.hint')}
          name="token"
          rows={4}
          required
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" look="primary">
          {t('oauth2.tokens.inspect')}
        </Button>
      </Form>
      <div aria-live="polite">
        {answer && !answer.ok ? (
          <Notice kind="error" title={answer.message ?? t('oauth2.tokens.unreachable')} />
        ) : null}
        {answer?.ok ? <TokenInspection inspection={answer.value} /> : null}
      </div>
      <ApiCalls calls={calls} />
    </>
  );
}
