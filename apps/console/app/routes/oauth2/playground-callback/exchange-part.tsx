import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { MadeCallPart } from '../../../playground/made-call-part.tsx';
import styles from '../../../playground/playground.module.css';
import type { StepAnswer } from './go-on.server.ts';
import type { LoadedAnswer } from './load-answer.server.ts';

interface ExchangePartProps {
  client: NonNullable<LoadedAnswer['client']>;
  step: StepAnswer | undefined;
}

/** Exchanges the code for tokens, once. */
export function ExchangePart({ client, step }: ExchangePartProps) {
  const { t } = useTranslation();
  if (client.authentication === 'private_key_jwt') return <p>{t('oauth2.play.byKey')}</p>;
  return (
    <section aria-labelledby="exchange">
      <h2 id="exchange">{t('oauth2.play.exchangeTitle')}</h2>
      {/* A mistyped secret can be typed again: the code is used up by an exchange that succeeds. */}
      {step?.tokens === undefined ? (
        <Form method="post" className={styles.form}>
          <p className="console-note">{t('oauth2.play.exchangeText')}</p>
          {client.needsSecret ? <SecretField /> : null}
          <Button type="submit" name="act" value="exchange" look="primary">
            {t('oauth2.play.exchange')}
          </Button>
        </Form>
      ) : null}
      <div aria-live="polite">
        {step?.act === 'exchange' && step.call ? <MadeCallPart call={step.call} /> : null}
        {step?.hasNonce === undefined ? null : (
          <p>{t(step.hasNonce ? 'oauth2.play.nonce' : 'oauth2.play.noNonce')}</p>
        )}
      </div>
      {step && step.act !== 'exchange' ? <p>{t('oauth2.play.exchanged')}</p> : null}
    </section>
  );
}

/** The secret of the client, of which the service itself knows a digest only. */
export function SecretField() {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('oauth2.play.secret')}
      hint={t('oauth2.play.secretHint')}
      type="password"
      name="secret"
      required
      autoComplete="off"
    />
  );
}
