import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { ConsentTable } from './consent-table.tsx';
import styles from './consents.module.css';
import { loadConsents } from './load-consents.server.ts';
import { type RevocationAnswer, revokeConsents } from './revoke-consents.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.consents.title');
  return { title, ...(await loadConsents(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return revokeConsents(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What one person has let programs do. */
export default function ConsentsPage({ loaderData }: Route.ComponentProps) {
  const { subject, consents, next, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <RevocationToast answer={answer} />
      <div className="console-head">
        <h1>{t('oauth2.consents.title')}</h1>
      </div>
      <div className="console-filters">
        <Form method="get" role="search" className="console-search" key={subject}>
          <TextField
            label={t('oauth2.consents.subject')}
            name="subject"
            required
            spellCheck={false}
            autoComplete="off"
            defaultValue={subject}
          />
          <Button type="submit">{t('oauth2.consents.find')}</Button>
        </Form>
      </div>
      {subject === '' ? (
        <EmptyState title={t('oauth2.consents.none.title')} text={t('oauth2.consents.none.text')} />
      ) : null}
      {subject !== '' && consents.length === 0 ? <p>{t('oauth2.consents.noneFits')}</p> : null}
      {subject === '' ? null : (
        <div className={styles.parts}>
          {consents.length > 0 ? <ConsentTable subject={subject} consents={consents} /> : null}
          <TokenPager next={next} />
          {mayChange ? <OfAll subject={subject} hasConsents={consents.length > 0} answer={answer} /> : null}
        </div>
      )}
      <ApiCalls calls={calls} />
    </>
  );
}

interface OfAllProps {
  subject: string;
  hasConsents: boolean;
  answer: RevocationAnswer | undefined;
}

/** What ends everything of a person: their sign-ins at applications, and all that they have allowed. */
function OfAll({ subject, hasConsents, answer }: OfAllProps) {
  const { t } = useTranslation();
  const isWrong = answer?.act === 'all' && answer.isWrong === true;
  return (
    <>
      <Form method="post">
        <input type="hidden" name="subject" value={subject} />
        <p className="console-note">{t('oauth2.consents.signInsText')}</p>
        <Button type="submit" name="act" value="signIns">
          {t('oauth2.consents.signIns')}
        </Button>
      </Form>
      {hasConsents ? (
        <details open={isWrong}>
          <summary className={styles.open}>{t('oauth2.consents.revokeAll')}</summary>
          <Form method="post">
            <input type="hidden" name="subject" value={subject} />
            <ConfirmByName
              name={subject}
              act="all"
              label={t('oauth2.consents.revokeAllNow')}
              explain={t('oauth2.consents.revokeAllText')}
              isWrong={isWrong}
            />
          </Form>
        </details>
      ) : null}
    </>
  );
}

function RevocationToast({ answer }: { answer: RevocationAnswer | undefined }) {
  const { t } = useTranslation();
  const { act, result } = answer ?? {};
  const message =
    act && result
      ? {
          text: result.ok ? t(`oauth2.consents.done.${act}`) : (result.message ?? t('parts.refused')),
          kind: result.ok ? ('plain' as const) : ('error' as const),
        }
      : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
