import { Button, buttonClass, Notice, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { KeysAnswer } from './change-keys.server.ts';
import { freshKey, lifetimes, longestName, scopes } from './wanted-key.ts';

type Refused = Extract<KeysAnswer, { wanted: unknown }>;

/** The form of a new API key. @param made how many there are: after each the form closes and is empty again */
export function NewKey({ refused, made }: { refused: Refused | undefined; made: number }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const { name, scope, lifetime } = refused?.wanted ?? freshKey;
  return (
    <details key={made} className="keys-new" open={refused ? true : undefined}>
      <summary className={buttonClass()}>{t('account.keys.open')}</summary>
      <Form method="post" action="/profile#api-keys" preventScrollReset className="keys-form">
        {refused?.done === 'key-too-many' ? <Notice kind="error" title={t('account.keys.tooMany')} /> : null}
        <input type="hidden" name="intent" value="make-key" />
        <TextField
          label={t('account.keys.name')}
          hint={t('account.keys.nameHint')}
          error={errorOf(refused)}
          name="name"
          defaultValue={name}
          required
          maxLength={longestName}
          autoComplete="off"
        />
        <SelectField label={t('account.keys.scope')} name="scope" defaultValue={scope}>
          {scopes.map((one) => (
            <option key={one} value={one}>
              {t(`account.keys.scopes.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('account.keys.lifetime')} name="lifetime" defaultValue={lifetime}>
          {lifetimes.map((one) => (
            <option key={one} value={one}>
              {t(`account.keys.lifetimes.${one}`)}
            </option>
          ))}
        </SelectField>
        <p className="keys-hint">{t('account.keys.fresh')}</p>
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('account.keys.submit')}
        </Button>
      </Form>
    </details>
  );

  function errorOf(answer: Refused | undefined): string | undefined {
    if (answer?.done === 'key-unnamed') return t('account.keys.unnamed');
    return answer?.done === 'key-taken' ? t('account.keys.taken') : undefined;
  }
}
