import { Button, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { oauthFault } from '../../../client-form/oauth-fault.ts';
import type { KeysAnswer } from './change-keys.server.ts';
import styles from './keys.module.css';

/** What keys are made for, the cheapest first that everybody knows. */
const algorithms = ['ES256', 'ES384', 'ES512', 'EdDSA', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];

/** Makes a key, and with it the set where there is none of that name. */
export function KeyForm({ answer }: { answer: KeysAnswer | undefined }) {
  const { t } = useTranslation();
  const result = answer?.act === 'make' ? answer.result : undefined;
  const refused = result && !result.ok ? result : undefined;
  const fault = oauthFault(refused);
  const errorOf = (name: string) => (fault?.field === name ? fault.text : undefined);
  const made = result?.ok ? result.value.kid : '';
  return (
    <section aria-labelledby="new-key">
      <h2 id="new-key">{t('oauth2.keys.new')}</h2>
      {/* A new form after each key: what was sent does not stay in it. */}
      <Form method="post" className={styles.form} key={`${made} ${refused ? 'refused' : ''}`}>
        <TextField
          label={t('oauth2.keys.set')}
          hint={t('oauth2.keys.setHint')}
          name="set"
          required
          spellCheck={false}
          autoComplete="off"
          defaultValue={refused ? answer?.sent.set : ''}
          error={errorOf('set')}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('oauth2.keys.alg')}
            name="alg"
            defaultValue={refused ? answer?.sent.alg : 'ES256'}
            error={errorOf('alg')}
          >
            {algorithms.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField label={t('oauth2.keys.use')} name="use" defaultValue="sig">
            <option value="sig">{t('oauth2.keys.uses.sig')}</option>
            <option value="enc">{t('oauth2.keys.uses.enc')}</option>
          </SelectField>
        </div>
        <TextField
          label={t('oauth2.keys.kid')}
          hint={t('oauth2.keys.kidHint')}
          name="kid"
          spellCheck={false}
          autoComplete="off"
          defaultValue={refused ? answer?.sent.kid : ''}
          error={errorOf('kid')}
        />
        <Button type="submit" name="act" value="make" look="primary">
          {t('oauth2.keys.make')}
        </Button>
      </Form>
    </section>
  );
}
