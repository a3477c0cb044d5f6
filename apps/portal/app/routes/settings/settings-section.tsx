import { FlowMessages } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
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
  const speaks = isAnswered && running.flow.active === section;
  return (
    <section className={styles.section} aria-labelledby={`section-${section}`}>
      <div className={styles.about}>
        <h2 id={`section-${section}`}>{title}</h2>
        <p>{t(`account.settings.${section}.text`)}</p>
      </div>
      <div className={styles.form}>
        {speaks ? <Outcome running={running} /> : null}
        <FlowForm
          running={running}
          groups={[section]}
          label={title}
          hasMainButton={section === 'profile' || section === 'password'}
        />
      </div>
    </section>
  );
}

/** What came of a submit. It takes the focus, which the form has lost with its fields. */
function Outcome({ running: { flow } }: { running: RunningFlow }) {
  const { t } = useTranslation();
  const { translate } = useFormTexts();
  const frame = useRef<HTMLDivElement>(null);
  const { ui } = flow;
  useEffect(() => {
    if (ui.messages) frame.current?.focus();
  }, [ui]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.outcome}>
      <FlowMessages ui={ui} translate={translate} wrong={t('flow.wrong')} />
    </div>
  );
}
