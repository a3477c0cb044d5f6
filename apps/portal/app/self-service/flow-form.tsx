import { type FlowUi, type MoreFields, SelfServiceForm } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Divider } from './account-column.tsx';
import { flowAddress } from './flow-address.ts';
import { groupsOf } from './flow.ts';
import type { RunningFlow } from './use-flow.ts';
import { useFormTexts } from './use-form-texts.ts';

interface FlowFormProps {
  running: RunningFlow;
  /** The part of the flow's form that is shown here; all of it unless given. */
  ui?: FlowUi;
  groups?: readonly string[];
  label?: string;
  /** What opens the fields that may stay empty; see {@link SelfServiceForm}. */
  more?: MoreFields | undefined;
  beforeButtons?: ReactNode;
  hasMainButton?: boolean;
  /** True where the form may not be sent yet. */
  isClosed?: boolean;
}

/** A form of a flow; without script it is posted to its own page, which passes it on. */
export function FlowForm({ running, ui = running.flow.ui, ...rest }: FlowFormProps) {
  const { translate, words } = useFormTexts();
  const [asked] = useSearchParams();
  return (
    <SelfServiceForm
      {...rest}
      ui={ui}
      action={flowAddress(running.kind, asked, running.flow.id)}
      translate={translate}
      words={words}
      isBusy={running.isBusy}
      onSubmit={running.submit}
    />
  );
}

const social = ['oidc'];

/** The buttons of the providers somebody can sign in with, a form of their own: Enter in a field presses none of them. */
export function SocialForm({ running, more }: Pick<FlowFormProps, 'running' | 'more'>) {
  const { t } = useTranslation();
  const groups = groupsOf(running.flow.ui);
  if (!groups.includes('oidc')) return null;
  return (
    <>
      <FlowForm
        running={running}
        groups={social}
        label={t('signIn.login.social')}
        more={more}
        hasMainButton={false}
      />
      {groups.length > 1 ? <Divider>{t('signIn.login.or')}</Divider> : null}
    </>
  );
}
