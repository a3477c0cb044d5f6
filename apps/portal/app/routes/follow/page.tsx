import { pageMeta } from '@gazetteer/site';
import { clientOf, requireSession, siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { MissingPage } from '../../datasets/missing-page.tsx';
import formStyle from '../../follow/follow-form.css?url';
import { FollowForm } from '../../follow/follow-form.tsx';
import { isConfirmed } from '../../follow/is-confirmed.ts';
import { ledTeams } from '../../follow/led-teams.server.ts';
import { readForm } from '../../follow/read-form.server.ts';
import { startFollow } from '../../follow/start-follow.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { findTarget } from './find-target.server.ts';
import { filtersOf } from './followed-value.server.ts';
import { ValueFields } from './value-fields.tsx';
import { readValueForm } from './value-form.ts';

export { privateHeaders as headers } from '@gazetteer/site';
export { MissingPage as ErrorBoundary };

export async function loader(loading: Route.LoaderArgs) {
  const { context, request, url } = loading;
  const { identity } = await requireSession(loading);
  const services = siteContext(context);
  const client = clientOf(services, request);
  const [target, teams] = await Promise.all([findTarget(client, url.searchParams), ledTeams(client)]);
  const t = translator(services.locale);
  const title = t(`follow.title.${target.kind}`);
  return {
    target,
    teams,
    title,
    description: t('shell.descriptions.follow'),
    isConfirmed: isConfirmed(identity),
  };
}

export async function action(acting: Route.ActionArgs) {
  const { context, request, url } = acting;
  const form = await readForm(request);
  await requireSession(acting);
  const services = siteContext(context);
  const client = clientOf(services, request);
  const target = await findTarget(client, url.searchParams);
  if (target.kind !== 'value') {
    const name = url.searchParams.get(target.kind);
    return startFollow(services, request, form, { kind: target.kind, target: name });
  }
  if (target.rows === 0) return 'noRow';
  const filters = await filtersOf(client, target.table, url.searchParams);
  const value = { kind: 'value', target: target.table, filters: filters ?? {}, ...readValueForm(form) };
  return startFollow(services, request, form, value);
}

export function links() {
  return [{ rel: 'stylesheet', href: formStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function FollowPage({ loaderData, actionData: fault }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { target } = loaderData;
  return (
    <FollowForm {...loaderData} lead={t(`follow.lead.${target.kind}`)} fault={fault}>
      {target.kind === 'value' ? <ValueFields value={target} /> : null}
    </FollowForm>
  );
}
