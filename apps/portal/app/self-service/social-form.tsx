import { useTranslation } from 'react-i18next';
import { Divider } from './account-column.tsx';
import { groupsOf } from './flow.ts';
import { FlowForm } from './flow-form.tsx';
import type { RunningFlow } from './use-flow.ts';

const social = ['oidc'];

/** The buttons of the providers somebody can sign in with, a form of their own: Enter in a field presses none of them. */
export function SocialForm({ running }: { running: RunningFlow }) {
  const { t } = useTranslation();
  const groups = groupsOf(running.flow.ui);
  if (!groups.includes('oidc')) return null;
  return (
    <>
      <FlowForm running={running} groups={social} label={t('signIn.login.social')} hasMainButton={false} />
      {groups.length > 1 ? <Divider>{t('signIn.login.or')}</Divider> : null}
    </>
  );
}
