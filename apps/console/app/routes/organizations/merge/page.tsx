import type { ActionResult } from '@gazetteer/client';
import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, Form, redirect, useActionData } from 'react-router';
import { datasetClient, describeAction, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { administeredOrganization } from '../../../organizations/administered-organization.server.ts';
import { HoldingList } from '../../../organizations/holding-list.tsx';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { BackLink } from '../../../parts/back-link.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import type { Route } from './+types/page';
import styles from './merge.module.css';

/** Says what would move, before anything does. @throws 404 where no other organisation is named */
export async function loader(loading: Route.LoaderArgs) {
  const { id, name } = await administeredOrganization(loading);
  const into = loading.url.searchParams.get('into');
  if (!into) throw data(null, { status: 404 });
  const input = { id, into, dry_run: true };
  const merge = await readForPage(loading, datasetClient(loading).action('organization_merge', input));
  const t = translator(siteContext(loading.context).locale);
  return {
    title: t('organizations.merge.heading', { from: merge.from.title, into: merge.into.title }),
    merge,
    calls: [describeAction(loading, 'organization_merge', { id: name, into: merge.into.name })],
  };
}

/** Merges the organisation whose name was typed. */
export async function action(acting: Route.ActionArgs) {
  const { id, name, title } = await administeredOrganization(acting);
  const form = new URLSearchParams(await acting.request.text());
  const into = acting.url.searchParams.get('into') ?? '';
  if (!isConfirmed(form, title || name)) return { isWrong: true as const };
  const merged = await tryChange(() => datasetClient(acting).action('organization_merge', { id, into }));
  if (merged.refusal) return { isWrong: false as const, refusal: merged.refusal };
  throw redirect(`/console/organizations/${merged.value.into.name}?done=merged`);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What moves from one organisation into another, to be looked at before it moves. */
export default function MergePage({ loaderData: { title, merge, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { from, into, moved, requires_review: review } = merge;
  const names = { from: from.title, into: into.title };
  return (
    <>
      <BackLink to={`/console/organizations/${from.name}/remove`}>{t('organizations.part.remove')}</BackLink>
      <div className="console-head">
        <h1>{title}</h1>
      </div>
      {answer && !answer.isWrong ? (
        <Notice kind="error" title={answer.refusal.detail ?? t('parts.refused')} />
      ) : null}
      <section className={styles.part} aria-labelledby="moves">
        <h2 id="moves">{t('organizations.merge.moves', names)}</h2>
        <HoldingList holdings={moved} />
        <ul className={styles.words}>
          <li>{t('organizations.merge.addresses', { ...names, old: from.name, now: into.name })}</li>
          <li>{t('organizations.merge.charts')}</li>
          <li>{t('organizations.merge.words', names)}</li>
          {review.before !== review.after ? (
            <li>
              {t(review.after ? 'organizations.merge.reviewBegins' : 'organizations.merge.reviewEnds', names)}
            </li>
          ) : null}
        </ul>
      </section>
      <People merge={merge} />
      <Form method="post" className={styles.part}>
        <ConfirmByName
          name={from.title}
          act="merge"
          label={t('organizations.merge.now')}
          explain={t('organizations.merge.explain', names)}
          isWrong={answer?.isWrong ?? false}
        />
      </Form>
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

/** Who may do more in the organisation that stays than before. */
function People({ merge }: { merge: ActionResult<'organization_merge'> }) {
  const { t } = useTranslation();
  const { people, people_count, into } = merge;
  const rest = people_count - people.length;
  return (
    <section className={styles.part} aria-labelledby="people">
      <h2 id="people">{t('organizations.merge.people.title', { into: into.title })}</h2>
      {people.length === 0 ? <p>{t('organizations.merge.people.none')}</p> : null}
      <ul className={styles.words}>
        {people.map(({ id, name, before, role }) => (
          <li key={id}>
            <bdi>{name ?? id}</bdi>
            {' · '}
            {before
              ? t('organizations.merge.people.rises', {
                  before: t(`people.organizationRole.${before}`),
                  role: t(`people.organizationRole.${role}`),
                })
              : t(`people.organizationRole.${role}`)}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p>{t('organizations.merge.people.more', { count: rest })}</p> : null}
    </section>
  );
}
