import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { oryClient } from '../../ory-calls/ory-client.server.ts';
import type { Route } from './+types/page';
import { readForPage } from '../../session/read-for-page.server.ts';
import { answerInvitation, type InvitationAnswer } from './answer-invitation.server.ts';
import styles from './invitations.module.css';

interface Invitation {
  id: string;
  project: string;
  role: 'owner' | 'developer' | 'viewer';
  from: string;
  until: string;
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { locale } = siteContext(context);
  const { data: found } = await readForPage(
    { context, url },
    oryClient({ context, request }).listOwnInvites(),
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const invitations = found.map(
    ({ id, project_name, role, owner_email, expires_at }): Invitation => ({
      id,
      project: project_name,
      role,
      from: owner_email,
      until: day.format(new Date(expires_at)),
    }),
  );
  return { title: translator(locale)('invitations.title'), invitations };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerInvitation(oryClient({ context, request }), new URLSearchParams(await request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The invitations to projects that wait for an answer of the person who is signed in. */
export default function InvitationsPage({ loaderData: { invitations } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <AnswerToast answer={answer} />
      <div className="console-head">
        <h1>{t('invitations.title')}</h1>
      </div>
      {invitations.length === 0 ? <p className={styles.none}>{t('invitations.none')}</p> : null}
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.card}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
      </ul>
    </>
  );
}

function InvitationCard({ invitation: { id, project, role, from, until } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  return (
    <Form method="post">
      <h2>{project}</h2>
      <p>{t(`invitations.role.${role}`)}</p>
      <p className={styles.note}>
        {from === '' ? null : `${t('invitations.from', { from })} `}
        {t('invitations.until', { until })}
      </p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="project" value={project} />
      <div className={styles.acts}>
        <Button type="submit" name="answer" value="accepted" look="primary">
          {t('invitations.accept')}
        </Button>
        <Button type="submit" name="answer" value="declined" look="quiet">
          {t('invitations.decline')}
        </Button>
      </div>
    </Form>
  );
}

function AnswerToast({ answer }: { answer: InvitationAnswer | undefined }) {
  const { t } = useTranslation();
  const isGood = answer?.done === 'accepted' || answer?.done === 'declined';
  const message = answer && {
    text: t(`invitations.done.${answer.done}`, { project: answer.project }),
    kind: isGood ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
