import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { MadeCallPart } from '../../../playground/made-call-part.tsx';
import styles from '../../../playground/playground.module.css';
import { TokenInspection } from '../../../token-inspection/token-inspection.tsx';
import { SecretField } from './exchange-part.tsx';
import type { StepAnswer } from './go-on.server.ts';
import type { LoadedAnswer } from './load-answer.server.ts';

interface TokensPartProps {
  client: NonNullable<LoadedAnswer['client']>;
  step: StepAnswer;
}

/** What one does with the tokens: who signed in, whether the token holds, and new ones. */
export function TokensPart({ client, step }: TokensPartProps) {
  const { t } = useTranslation();
  const { tokens, act, call, inspection } = step;
  const hidden = Object.entries(tokens ?? {})
    .filter(([name]) => /^(access|refresh|id)_token$/.test(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">{t('oauth2.play.tokens')}</h2>
      <p className="console-note">{t('oauth2.play.tokensText')}</p>
      <div className={styles.acts}>
        <Form method="post">
          {hidden}
          <Button type="submit" name="act" value="userinfo">
            {t('oauth2.play.userinfo')}
          </Button>
        </Form>
        <Form method="post">
          {hidden}
          <Button type="submit" name="act" value="introspect">
            {t('oauth2.play.introspect')}
          </Button>
        </Form>
        {tokens?.refresh_token ? (
          <Form method="post" className={client.needsSecret ? styles.form : undefined}>
            {hidden}
            {client.needsSecret ? <SecretField /> : null}
            <Button type="submit" name="act" value="refresh">
              {t('oauth2.play.refresh')}
            </Button>
          </Form>
        ) : null}
      </div>
      <div aria-live="polite">
        {act !== 'exchange' && call ? <MadeCallPart call={call} /> : null}
        {inspection ? <TokenInspection inspection={inspection} /> : null}
      </div>
    </section>
  );
}
