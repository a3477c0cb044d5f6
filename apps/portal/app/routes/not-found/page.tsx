import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { data } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { NotFound } from '../../shell/not-found.tsx';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
  return data({ title: translator(siteContext(context).locale)('notFound.title') }, { status: 404 });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

export default function NotFoundPage() {
  return <NotFound />;
}
