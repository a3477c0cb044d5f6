import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeSession } from './change-session.server.ts';
import { type ListedSession, loadSessions } from './load-sessions.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('sessions.title');
  return { title, ...(await loadSessions(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeSession(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Who is signed in to a project, and since when. */
export default function SessionsPage({ loaderData: { sessions, shown, next, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const message = answer && {
    text: answer.result.ok ? t(`sessions.done.${answer.act}`) : (answer.result.message ?? t('parts.refused')),
    kind: answer.result.ok ? ('plain' as const) : ('error' as const),
  };
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('sessions.title')}</h1>
      </div>
      <TabLinks
        label={t('sessions.which')}
        className="console-states"
        tabs={(['active', 'ended', 'all'] as const).map((one) => ({
          text: t(`sessions.shown.${one}`),
          to: `?shown=${one}`,
          isCurrent: one === shown,
        }))}
      />
      {sessions.length === 0 ? (
        <EmptyState title={t('sessions.none.title')} text={t('sessions.none.text')} />
      ) : (
        <SessionTable sessions={sessions} />
      )}
      <TokenPager next={next} />
      <ApiCalls calls={calls} />
    </>
  );
}

function SessionTable({ sessions }: { sessions: readonly ListedSession[] }) {
  const { t } = useTranslation();
  const { address, mayChange } = useProject();
  return (
    <PlainTable label={t('sessions.title')}>
      <thead>
        <tr>
          <th scope="col">{t('identities.who')}</th>
          <th scope="col">{t('identities.since')}</th>
          <th scope="col">{t('identities.until')}</th>
          <th scope="col">{t('sessions.level')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('identities.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, who, identity, since, until, level, isActive }) => (
          <tr key={id}>
            <td>{identity ? <Link to={`${address}/identities/${identity}`}>{who}</Link> : who}</td>
            <td>{since ? <LocalTime iso={since} /> : null}</td>
            <td>{isActive && until ? <LocalTime iso={until} /> : t('identities.ended')}</td>
            <td>{level}</td>
            <td>
              {mayChange && isActive ? (
                <Form method="post" className="console-actions">
                  <input type="hidden" name="session" value={id} />
                  <Button type="submit" name="act" value="extend" look="quiet">
                    {t('sessions.extend')}
                  </Button>
                  <Button type="submit" name="act" value="end" look="quiet">
                    {t('identities.endSession')}
                  </Button>
                </Form>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
