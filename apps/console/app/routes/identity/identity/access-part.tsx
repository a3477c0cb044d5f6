import { Button, CopyButton, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { IdentityAnswer } from './change-identity.server.ts';
import styles from './identity.module.css';

interface AccessPartProps {
  state: 'active' | 'inactive';
  answer: IdentityAnswer | undefined;
}

/** Helps somebody back in, or keeps them out. */
export function AccessPart({ state, answer }: AccessPartProps) {
  const { t } = useTranslation();
  const recovery = answer?.result?.ok ? answer.result.value : null;
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('identities.access')}</h2>
      <p className="console-note">{t('identities.recoveryText')}</p>
      <Form method="post" className="console-actions">
        <Button type="submit" name="act" value="code">
          {t('identities.code')}
        </Button>
        <Button type="submit" name="act" value="link">
          {t('identities.link')}
        </Button>
        <Button type="submit" name="act" value={state === 'active' ? 'deactivate' : 'activate'}>
          {t(state === 'active' ? 'identities.deactivate' : 'identities.activate')}
        </Button>
      </Form>
      {recovery ? (
        <div className={styles.given}>
          <Notice title={t('identities.given')}>
            {[recovery.code, recovery.link].map((text) =>
              text ? (
                <p key={text}>
                  <code className={styles.code}>{text}</code>
                  <CopyButton text={text} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
                </p>
              ) : null,
            )}
          </Notice>
        </div>
      ) : null}
    </section>
  );
}
