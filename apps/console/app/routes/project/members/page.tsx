import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeMembers } from './change-members.server.ts';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { loadMembers } from './load-members.server.ts';
import { MemberTable } from './member-table.tsx';
import { MembersToast } from './members-toast.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('members.title');
  return { title, ...(await loadMembers(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeMembers(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Who works on a project, and who is invited to. */
export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { members, next, invitations, calls } = loaderData;
  const { t } = useTranslation();
  const { mayOwn } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <MembersToast answer={answer} />
      <div className="console-head">
        <h1>{t('members.title')}</h1>
      </div>
      <p className="console-note">{t('members.roles')}</p>
      <MemberTable members={members} />
      <TokenPager next={next} />
      {mayOwn ? <InvitationForm answer={answer} /> : null}
      <InvitationTable invitations={invitations} />
      <ApiCalls calls={calls} />
    </>
  );
}
