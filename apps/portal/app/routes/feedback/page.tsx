import { useActionData } from 'react-router';
import { useTranslation } from 'react-i18next';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';
import { FeedbackForm } from './feedback-form.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const t = translator(portal(context).locale);
  return { title: t('feedback.title'), description: t('shell.descriptions.feedback') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

/** Takes the form of a visitor without script and gives everything typed back. */
export async function action({ request }: Route.ActionArgs) {
  const form = new URLSearchParams(await request.text());
  const typed = (name: string) => (form.get(name) ?? '').slice(0, 20_000);
  return {
    typed: {
      name: typed('name'),
      phone: typed('phone'),
      email: typed('email'),
      subject: typed('subject'),
      message: typed('message'),
    },
  };
}

export default function FeedbackPage() {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <PlainPage title={t('feedback.title')}>
      <FeedbackForm typed={answer?.typed} />
    </PlainPage>
  );
}
