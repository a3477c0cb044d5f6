import { buttonClass, FlowMessages } from '@gazetteer/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowForm } from '../../self-service/flow-form.tsx';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import { useFormTexts } from '../../self-service/use-form-texts.ts';
import styles from './settings-section.module.css';
import type { Section } from './settings-flow.ts';

interface SettingsSectionProps {
  section: Section;
  running: RunningFlow;
  /** Whether the flow is the answer to a submit from this page; then its section says what came of it. */
  isAnswered: boolean;
}

/** One thing a person can change, with what it is for, in a form of its own. */
export function SettingsSection({ section, running, isAnswered }: SettingsSectionProps) {
  const { t } = useTranslation();
  const title = t(`account.settings.${section}.title`);
  const { translate } = useFormTexts();
  const frame = useRef<HTMLDivElement>(null);
  const { ui, active } = running.flow;
  const isLast = active === section;
  const answer = isAnswered && isLast ? ui : undefined;
  // The form took the focus away with its fields; what is wrong has taken it already.
  useEffect(() => {
    const area = frame.current;
    if (answer && !area?.contains(document.activeElement)) area?.focus();
  }, [answer]);
  const form = (
    <FlowForm
      running={running}
      groups={[section]}
      label={title}
      hasMainButton={section === 'profile' || section === 'password'}
    />
  );
  return (
    <section className={styles.section} aria-labelledby={`section-${section}`}>
      <div className={styles.about}>
        <h2 id={`section-${section}`}>{title}</h2>
        <p>{t(`account.settings.${section}.text`)}</p>
      </div>
      <div className={styles.form} ref={frame} tabIndex={-1}>
        {answer ? <FlowMessages ui={answer} translate={translate} wrong={t('flow.wrong')} /> : null}
        {section === 'passkey' || section === 'webauthn' ? (
          <noscript>
            <p>{t('account.settings.needsScript')}</p>
          </noscript>
        ) : null}
        {isSetUp(section, running) ? form : <Folded isOpen={isLast}>{form}</Folded>}
      </div>
    </section>
  );
}

/** An authenticator app that is not set up shows a picture to scan, which only those need who want one. */
function isSetUp(section: Section, { flow }: RunningFlow): boolean {
  return section !== 'totp' || !flow.ui.nodes.some(({ type, group }) => type === 'img' && group === section);
}

function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary className={buttonClass()}>{t('account.settings.totp.open')}</summary>
      {children}
    </details>
  );
}
