import { pageMeta } from '@gazetteer/site';
import { clientOf, requireSession, siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import formStyle from '../../../follow/follow-form.css?url';
import { FollowForm } from '../../../follow/follow-form.tsx';
import { isConfirmed } from '../../../follow/is-confirmed.ts';
import { ledTeams } from '../../../follow/led-teams.server.ts';
import { readForm } from '../../../follow/read-form.server.ts';
import { startFollow } from '../../../follow/start-follow.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { readSearch, searchPath } from '../search-address.ts';
import { searchInput } from '../search-query.ts';
import type { Route } from './+types/page';

export { privateHeaders as headers } from '@gazetteer/site';

/** The search that an address asks for, from its first page. */
function searchOf(url: URL) {
  const { sortBy: _, ...state } = readSearch(url.searchParams);
  return { ...state, tab: 'datasets' as const, page: 1, developer: false, others: [] };
}

export async function loader(loading: Route.LoaderArgs) {
  const { identity } = await requireSession(loading);
  const t = translator(siteContext(loading.context).locale);
  const state = searchOf(loading.url);
  const words = [state.text, ...Object.values(state.chosen).flat()].filter(Boolean);
  const target = { title: words.join(', ') || t('follow.everything'), page: searchPath(state) };
  const teams = await ledTeams(clientOf(siteContext(loading.context), loading.request));
  const page = { title: t('follow.title.search'), description: t('shell.descriptions.follow') };
  return { target, teams, ...page, isConfirmed: isConfirmed(identity) };
}

export async function action(acting: Route.ActionArgs) {
  const { context, request, url } = acting;
  const form = await readForm(request);
  await requireSession(acting);
  const services = siteContext(context);
  const state = searchOf(url);
  const { q = '', fq_list: fq } = searchInput(state, services.site.organizationFilter);
  return startFollow(services, request, form, { kind: 'search', q, fq, page: searchPath(state) });
}

export function links() {
  return [{ rel: 'stylesheet', href: formStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function FollowSearchPage({ loaderData, actionData: fault }: Route.ComponentProps) {
  const { t } = useTranslation();
  return <FollowForm {...loaderData} lead={t('follow.lead.search')} fault={fault} />;
}
