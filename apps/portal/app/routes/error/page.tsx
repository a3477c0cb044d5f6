import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';

/** Where sign-in flows lead when they fail; without the id of a failure there is nothing to show. */
export function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  if (!id) throw redirect('/');
  return { id: id.slice(0, 100), title: translator(portal(context).locale)('error.title') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [...pageMeta(matches, loaderData), { name: 'robots', content: 'noindex' }];
}

export default function FlowErrorPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('error.title')}>
      <Notice kind="error" title={t('error.id', { id: loaderData.id })}>
        <p>{t('error.hint')}</p>
      </Notice>
      <ButtonLink look="primary" to="/">
        {t('error.back')}
      </ButtonLink>
    </PlainPage>
  );
}
