import { Button, Notice, TabLinks, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { ServiceAnswer } from './change-service.server.ts';
import type { LoadedSettings } from './load-settings.server.ts';
import { FieldInputs } from './field-inputs.tsx';
import { Review } from './review.tsx';
import { placeOnPage, serviceNames } from './services.ts';
import styles from './settings.module.css';

interface ServiceSettingsProps {
  loaded: LoadedSettings;
  answer: ServiceAnswer | undefined;
}

/** The settings of one service as JSON; what a change of them would do is shown before it is saved. */
export function ServiceSettings({ loaded, answer }: ServiceSettingsProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const { service, revision } = loaded;
  // What was written stays until it is saved, or another service is looked at.
  const kept = answer?.service === service && !answer.result?.ok ? answer : undefined;
  // What the fields show, by which the server sees which of them were changed.
  const shown = kept?.shown ?? kept?.text ?? loaded.text;
  const fault =
    kept?.fault?.kind === 'json'
      ? t('project.settings.unreadable', { fault: kept.fault.message })
      : kept?.fault && t('project.settings.noObject');
  const warnings = answer?.result?.ok ? answer.result.value.warnings : [];
  return (
    <section aria-labelledby="settings-services">
      <h2 id="settings-services">{t('project.settings.services')}</h2>
      <p className={`console-note ${styles.about}`}>
        {t('project.settings.about')}{' '}
        <a href="/api/docs/project-settings">{t('project.settings.reference')}</a>
      </p>
      <TabLinks
        label={t('project.settings.services')}
        className="console-states"
        tabs={serviceNames.map((name) => ({
          text: t(`project.settings.names.${name}`),
          to: `?service=${name}`,
          isCurrent: name === service,
        }))}
      />
      {warnings.length > 0 ? (
        <Notice title={t('project.settings.warnings')}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      ) : null}
      {kept ? <Review answer={kept} /> : null}
      <Form
        method="post"
        action={placeOnPage(service)}
        className={styles.form}
        key={`${service} ${revision} ${kept?.text ?? ''}`}
      >
        <input type="hidden" name="revision" value={kept?.revision ?? revision} />
        <input type="hidden" name="service" value={service} />
        {mayChange ? (
          <>
            <input type="hidden" name="shown" value={shown} />
            <FieldInputs service={service} text={kept?.fieldText ?? shown} />
          </>
        ) : null}
        <TextArea
          label={t(`project.settings.json.${service}`)}
          name="text"
          rows={24}
          spellCheck={false}
          required
          readOnly={!mayChange}
          defaultValue={kept?.text ?? loaded.text}
          error={fault}
        />
        {mayChange ? (
          <div className={styles.submit}>
            <Button type="submit" name="act" value="review" look="primary">
              {t('project.settings.review')}
            </Button>
          </div>
        ) : null}
      </Form>
    </section>
  );
}
