import { Button, TextArea, TextField } from '@gazetteer/ui';
import type { Language } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { MaintenanceChange } from './change-maintenance.server.ts';
import type { loadMaintenance } from './load-maintenance.server.ts';
import styles from './maintenance.module.css';

interface MaintenanceFormProps {
  maintenance: Awaited<ReturnType<typeof loadMaintenance>>['maintenance'];
  languages: readonly Language[];
  answer: MaintenanceChange | undefined;
}

/** What visitors are told, and until when; what was refused stays in the form. */
export function MaintenanceForm({ maintenance, languages, answer }: MaintenanceFormProps) {
  const { t } = useTranslation();
  const refused = answer?.act === 'close' && !answer.result.ok ? answer : undefined;
  const faults = refused?.result.ok === false ? refused.result.fields : {};
  const until = refused?.until ?? maintenance.until?.slice(0, 16) ?? '';
  return (
    // A form of its own for each state: what was sent does not stay in it.
    <Form method="post" className={styles.form} key={refused ? 'refused' : String(maintenance.changed_at)}>
      {languages.map((language) => (
        <TextArea
          key={language}
          label={t(`upkeep.notice.${language}`)}
          hint={t('upkeep.notice.hint')}
          name={`notice_${language}`}
          lang={language}
          rows={3}
          maxLength={2000}
          defaultValue={refused?.notice[language] ?? maintenance.notice?.[language] ?? ''}
          error={faults[`notice.${language}`]?.join(' ')}
        />
      ))}
      <TextField
        label={t('upkeep.until')}
        hint={t('upkeep.untilHint')}
        type="datetime-local"
        name="until"
        defaultValue={until}
        error={faults['until']?.join(' ')}
      />
      <Button type="submit" name="act" value="close" look={maintenance.closed ? 'plain' : 'primary'}>
        {t(maintenance.closed ? 'upkeep.save' : 'upkeep.close')}
      </Button>
    </Form>
  );
}
