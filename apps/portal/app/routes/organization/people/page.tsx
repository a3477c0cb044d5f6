import { unlistedMeta } from '@gazetteer/site';
import { clientOf, requireSession, siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link, redirect, useActionData } from 'react-router';
import { organizationPath } from '../../../datasets/dataset-facts.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { findOrganization } from '../find-organization.server.ts';
import type { Route } from './+types/page';
import { changePeople } from './change-people.server.ts';
import { InviteForm } from './invite-form.tsx';
import { loadPeople } from './load-people.server.ts';
import peopleStyle from './people.css?url';
import { PeopleToast } from './people-toast.tsx';
import { PersonRow } from './person-row.tsx';
import { roles } from './person.ts';
import { ReviewForm } from './review-form.tsx';

export { privateHeaders as headers } from '@gazetteer/site';

export { RefusedPeople as ErrorBoundary } from './refused-people.tsx';

export function links() {
  return [{ rel: 'stylesheet', href: peopleStyle }];
}

/** Longer than any form of this page. */
const longestForm = 4000;

export async function loader(loading: Route.LoaderArgs) {
  const { context, request, params, url } = loading;
  const { identity } = await requireSession(loading);
  const services = siteContext(context);
  const after = url.searchParams.get('after');
  const loaded = await loadPeople(clientOf(services, request), {
    name: params.organization,
    self: identity.id,
    locale: services.locale,
    ...(after ? { after } : {}),
  });
  const title = translator(services.locale)('organization.people.title', loaded.organization);
  return { ...loaded, title };
}

export async function action(acting: Route.ActionArgs) {
  const { context, request, params } = acting;
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  const { identity } = await requireSession(acting);
  const client = clientOf(siteContext(context), request);
  const organization = await findOrganization(client, params.organization);
  const answer = await changePeople(client, organization.id, new URLSearchParams(text));
  if (answer.done === 'removed' && answer.id === identity.id)
    throw redirect(`${organizationPath(organization)}?left=1`);
  return answer;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedMeta(matches, loaderData) : [];
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { organization, people, standing, next, isFirst, title, requiresReview } = loaderData;
  const isAdmin = standing === 'admin';
  return (
    <div className="page people-page">
      <PeopleToast answer={answer} />
      <header>
        <nav className="people-trail" aria-label={t('dataset.breadcrumb')}>
          <Link to="/organization">{t('organization.list.title')}</Link>
          <span aria-hidden> / </span>
          <Link to={organization.path}>{organization.title}</Link>
        </nav>
        <h1>{title}</h1>
        <p className="people-lead">{t(`organization.people.lead.${standing}`)}</p>
      </header>
      <section className="people-all" aria-labelledby="people">
        <h2 id="people">{t('organization.people.short')}</h2>
        {people.length === 0 ? (
          <p>{t('organization.people.none')}</p>
        ) : (
          <ul className="people-list">
            {people.map((person) => (
              <PersonRow key={`${person.id} ${person.role}`} person={person} isChangeable={isAdmin} />
            ))}
          </ul>
        )}
        <Pages isFirst={isFirst} next={next} />
      </section>
      {isAdmin ? <InviteForm answer={answer} /> : <Roles />}
      {isAdmin ? <ReviewForm requiresReview={requiresReview} /> : null}
    </div>
  );
}

function Roles() {
  const { t } = useTranslation();
  return (
    <section className="people-roles" aria-labelledby="roles">
      <h2 id="roles">{t('organization.roles.title')}</h2>
      <dl>
        {roles.map((role) => (
          <div key={role}>
            <dt>{t(`organization.roles.${role}.name`)}</dt>
            <dd>{t(`organization.roles.${role}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** People have no numbers: a page begins behind a person. */
function Pages({ isFirst, next }: { isFirst: boolean; next: string | null }) {
  const { t } = useTranslation();
  if (isFirst && next === null) return null;
  return (
    <nav className="people-pages" aria-label={t('organization.people.pages')}>
      {!isFirst && <Link to="?">{t('organization.people.first')}</Link>}
      {next !== null && (
        <Link rel="next" to={`?after=${encodeURIComponent(next)}`}>
          {t('pager.next')} →
        </Link>
      )}
    </nav>
  );
}
