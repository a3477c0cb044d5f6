import { Button, CopyButton, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import type { IdentityAnswer } from './change-identity.server.ts';
import styles from './identity.module.css';

interface AccessPartProps {
  state: 'active' | 'inactive';
  /** By what a person can be let back in, as the project has it switched on. */
  waysBack: { code: boolean; link: boolean };
  answer: IdentityAnswer | undefined;
}

/** Helps somebody back in, or keeps them out. */
export function AccessPart({ state, waysBack, answer }: AccessPartProps) {
  const { t } = useTranslation();
  const { address } = useProject();
  const recovery = answer?.result?.ok ? answer.result.value : null;
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('identities.access')}</h2>
      <p className="console-note">
        {waysBack.code || waysBack.link ? (
          t('identities.recoveryText')
        ) : (
          <>
            {t('identities.noWayBack')} <Link to={`${address}/methods`}>{t('menu.identity.methods')}</Link>
          </>
        )}
      </p>
      <Form method="post" className="console-actions">
        {waysBack.code ? (
          <Button type="submit" name="act" value="code">
            {t('identities.code')}
          </Button>
        ) : null}
        {waysBack.link ? (
          <Button type="submit" name="act" value="link">
            {t('identities.link')}
          </Button>
        ) : null}
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
