import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { DifferenceList } from '../../../parts/difference-list.tsx';
import type { ServiceAnswer } from './change-service.server.ts';
import { placeOnPage } from './services.ts';
import styles from './settings.module.css';

/** What saving would change, and why it was not saved where it was tried. */
export function Review({ answer }: { answer: ServiceAnswer }) {
  const { t } = useTranslation();
  const { service, text, revision, differences, theirs, isCarriedOver, result } = answer;
  return (
    <>
      {result && !result.ok ? (
        <Notice kind="error" title={t('project.settings.refused')}>
          {Object.keys(result.fields).length === 0 ? <p>{result.message ?? t('parts.refused')}</p> : null}
          {Object.entries(result.fields).map(([place, faults]) => (
            <p key={place}>
              <code>{place}</code>: {faults.join(' ')}
            </p>
          ))}
        </Notice>
      ) : null}
      {theirs ? (
        <Notice kind="error" title={t('project.settings.late')}>
          {theirs.length === 0 ? (
            <p>{t('project.settings.notKept')}</p>
          ) : (
            <DifferenceList differences={theirs} />
          )}
          <p>{t(isCarriedOver ? 'project.settings.onTop' : 'project.settings.noFit')}</p>
        </Notice>
      ) : null}
      {differences ? (
        <section className={styles.review} aria-labelledby="settings-review">
          <h3 id="settings-review">{t('project.settings.wouldChange')}</h3>
          <DifferenceList differences={differences} />
          {differences.length > 0 ? (
            <Form method="post" action={placeOnPage(service)}>
              <input type="hidden" name="service" value={service} />
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="text" value={text} />
              <Button type="submit" name="act" value="save" look="primary">
                {t('project.settings.save')}
              </Button>
            </Form>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
