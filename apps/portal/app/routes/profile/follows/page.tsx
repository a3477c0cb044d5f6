import { Pager, pageMeta, useFigures } from '@gazetteer/site';
import { requireSession, siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callFollows, type FollowPage } from '../../../follow/follow-calls.server.ts';
import { readForm } from '../../../follow/read-form.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { AccountColumn } from '../../../self-service/account-column.tsx';
import type { Route } from './+types/page';
import { changeFollows } from './change-follows.server.ts';
import { FollowRow } from './follow-row.tsx';
import followsStyle from './follows.css?url';

export { privateHeaders as headers } from '@gazetteer/site';

const pageSize = 20;

export async function loader(loading: Route.LoaderArgs) {
  const { context, request, url } = loading;
  await requireSession(loading);
  const services = siteContext(context);
  const asked = Number(url.searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked < 1000 ? asked : 1;
  const query = new URLSearchParams({
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
    lang: services.locale,
  });
  const found = await callFollows(services, request, `/api/follows?${query}`);
  const t = translator(services.locale);
  const list = 'answer' in found ? (found.answer as FollowPage) : undefined;
  const followed = url.searchParams.get('followed');
  const description = t('shell.descriptions.follows');
  return { title: t('follow.list.title'), description, list, page, followed };
}

export async function action(acting: Route.ActionArgs) {
  const form = await readForm(acting.request);
  await requireSession(acting);
  return changeFollows(siteContext(acting.context), acting.request, form);
}

export function links() {
  return [{ rel: 'stylesheet', href: followsStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function FollowsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { title, list, page, followed } = loaderData;
  const begun = list?.follows.find(({ id }) => id === followed);
  const isFailure = answer && ['gone', 'amount', 'same', 'problem'].includes(answer.done);
  const said = answer
    ? ({
        text: t(`follow.list.said.${answer.done}`, { title: answer.title }),
        kind: isFailure ? 'error' : 'plain',
      } as const)
    : begun
      ? ({ text: t('follow.list.said.followed', { title: begun.title }), kind: 'plain' } as const)
      : undefined;
  return (
    <AccountColumn title={title} lead={t('follow.list.lead')} isWide>
      <PageToast message={said} occasion={answer ?? begun?.id} closeLabel={t('session.close')} />
      {list ? null : <Notice kind="error" title={t('follow.list.failed')} />}
      {list && !list.confirmed && list.follows.some(({ mail }) => mail !== 'none') ? (
        <Notice title={t('follow.unconfirmed')}>
          <p>
            <Link to="/verification">{t('follow.confirm')}</Link>
          </p>
        </Notice>
      ) : null}
      {list?.count === 0 ? (
        <>
          <p>{t('follow.list.none')}</p>
          <ButtonLink look="primary" to="/search">
            {t('visualise.browse')}
          </ButtonLink>
        </>
      ) : null}
      {list && list.count > 0 ? (
        <>
          <p className="follows-count">
            {t('follow.list.count', {
              count: list.count,
              figure: figures.number(list.count),
              most: figures.number(list.most),
            })}
          </p>
          <ul className="follows-list">
            {list.follows.map((follow) => (
              <FollowRow key={follow.id} follow={follow} />
            ))}
          </ul>
          <Pager
            label={t('follow.list.pages')}
            page={page}
            last={Math.ceil(list.count / pageSize)}
            pathOf={(next) => (next === 1 ? '/profile/follows' : `/profile/follows?page=${next}`)}
          />
        </>
      ) : null}
    </AccountColumn>
  );
}
