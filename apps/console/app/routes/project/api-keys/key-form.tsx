import { Button, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { KeysAnswer } from './change-keys.server.ts';
import { keyAreas, keyReaches } from './key-scopes.ts';
import styles from './keys.module.css';

/** Makes a key: what it is called, how far it reaches in each area, and when it ends. */
export function KeyForm({ answer }: { answer: KeysAnswer | undefined }) {
  const { t } = useTranslation();
  const refused = answer?.act === 'make' && !answer.result.ok ? answer.result : undefined;
  const made = answer?.act === 'make' && answer.result.ok ? answer.result.value.id : '';
  return (
    <section aria-labelledby="new-key">
      <h2 id="new-key">{t('keys.new.title')}</h2>
      {/* A new form after each key: what was sent does not stay in it. */}
      <Form method="post" className={styles.form} key={made}>
        <TextField
          label={t('keys.name')}
          hint={t('keys.new.hint')}
          name="name"
          required
          autoComplete="off"
          error={refused?.fields.name?.join(' ')}
        />
        <fieldset className={styles.areas}>
          <legend>{t('keys.scopes')}</legend>
          {keyAreas.map((area) => (
            <SelectField key={area} label={t(`keys.areas.${area}`)} name={area} defaultValue="none">
              {keyReaches.map((reach) => (
                <option key={reach} value={reach}>
                  {t(`keys.reaches.${reach}`)}
                </option>
              ))}
            </SelectField>
          ))}
        </fieldset>
        <TextField
          label={t('keys.new.until')}
          hint={t('keys.new.untilHint')}
          type="date"
          name="until"
          error={refused?.fields.expires_at?.join(' ')}
        />
        <Button type="submit" name="act" value="make" look="primary" className={styles.make}>
          {t('keys.new.make')}
        </Button>
      </Form>
    </section>
  );
}
