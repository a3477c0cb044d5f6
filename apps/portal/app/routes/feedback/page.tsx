import { pageMeta, viewAddress } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { useShell } from '../../site/use-shell.ts';
import { ContactForm } from '../../team-form/contact-form.tsx';
import { FeedbackForm } from '../../team-form/feedback-form.tsx';
import { postForm } from '../../team-form/post-form.server.ts';
import type { Route } from './+types/page';

export function loader({ context, url }: Route.LoaderArgs) {
  const t = translator(siteContext(context).locale);
  const sent = url.searchParams.get('sent');
  const { publicUrl } = siteContext(context);
  const chart = /^[\w-]{1,64}$/.exec(url.searchParams.get('chart') ?? '')?.[0];
  return {
    title: t('feedback.title'),
    description: t('feedback.description'),
    sent: sent === 'feedback' || sent === 'contact' ? sent : undefined,
    report: chart && {
      chart,
      subject: t('feedback.reportSubject'),
      message: t('feedback.reportText', { address: publicUrl + viewAddress(chart) }),
    },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

/** Takes both forms of visitors without script. */
export function action({ context, request }: Route.ActionArgs) {
  return postForm(context, request);
}

export default function FeedbackPage({ loaderData: { sent, report }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { site } = useShell();
  if (actionData?.kind === 'contact') {
    return (
      <PlainPage title={t('connect.title', { team: site.team.name })}>
        <ContactForm returned={actionData.returned} />
      </PlainPage>
    );
  }
  if (sent && !actionData) {
    return (
      <PlainPage title={t('feedback.title')}>
        <Notice title={sent === 'contact' ? t('connect.thanks') : t('feedback.thanks')} />
        <p>
          <Link to="/feedback">{t('feedback.another')}</Link>
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('feedback.title')}>
      <FeedbackForm
        returned={actionData?.returned}
        begun={report || undefined}
        chart={actionData?.chart ?? (report ? report.chart : undefined)}
      />
    </PlainPage>
  );
}
