import { LocalTime } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProject } from '../project/use-project.ts';
import type { Inspection, IntrospectedToken } from './inspect-token.server.ts';
import styles from './inspection.module.css';
import { timeLeft } from './time-left.ts';

/** What is known of a token: whether it holds and for what, and its parts where it is a JWT. */
export function TokenInspection({ inspection }: { inspection: Inspection }) {
  const { t, i18n } = useTranslation();
  const { introspection, jwt, at } = inspection;
  return (
    <div className={styles.inspection}>
      <section aria-labelledby="introspection">
        <h2 id="introspection">{t('oauth2.inspect.introspection')}</h2>
        {introspection.active ? (
          <Active token={introspection} at={at} />
        ) : (
          <p>{t(jwt ? 'oauth2.inspect.inactiveJwt' : 'oauth2.inspect.inactive')}</p>
        )}
      </section>
      {jwt ? (
        <section aria-labelledby="jwt">
          <h2 id="jwt">{t('oauth2.inspect.jwt')}</h2>
          <p>{t(`oauth2.inspect.signatures.${jwt.signature}`)}</p>
          {jwt.expiresAt === undefined ? null : (
            <p>
              {t(jwt.expiresAt > at ? 'oauth2.inspect.ends' : 'oauth2.inspect.ended', {
                when: timeLeft(jwt.expiresAt - at, i18n.language),
              })}
            </p>
          )}
          <Written title={t('oauth2.inspect.head')} text={jwt.head} />
          <Written title={t('oauth2.inspect.claims')} text={jwt.claims} />
        </section>
      ) : null}
    </div>
  );
}

function Active({ token, at }: { token: IntrospectedToken; at: number }) {
  const { t, i18n } = useTranslation();
  const { address } = useProject();
  const { client_id: client = '', sub: subject = '', exp } = token;
  return (
    <>
      <p>{t('oauth2.inspect.active')}</p>
      <FactList
        facts={[
          {
            name: t('oauth2.inspect.kind'),
            value: t(
              token.token_use === 'refresh_token' ? 'oauth2.inspect.refresh' : 'oauth2.inspect.access',
            ),
          },
          {
            name: t('oauth2.inspect.client'),
            value: <Link to={`${address}/clients/${encodeURIComponent(client)}`}>{client}</Link>,
          },
          {
            name: t('oauth2.inspect.subject'),
            value:
              subject === client ? (
                t('oauth2.inspect.itself')
              ) : (
                <Link to={`${address}/consents?subject=${encodeURIComponent(subject)}`}>{subject}</Link>
              ),
          },
          { name: t('oauth2.inspect.scope'), value: token.scope },
          { name: t('oauth2.inspect.audience'), value: token.aud?.join(', ') },
          { name: t('oauth2.inspect.issued'), value: token.iat && <Moment seconds={token.iat} /> },
          {
            name: t('oauth2.inspect.expires'),
            value:
              exp === undefined ? undefined : (
                <>
                  <Moment seconds={exp} /> ({timeLeft(exp - at, i18n.language)})
                </>
              ),
          },
        ]}
      />
      {token.ext === undefined ? null : <Written title={t('oauth2.inspect.ext')} text={token.ext} />}
    </>
  );
}

function Moment({ seconds }: { seconds: number }) {
  return <LocalTime iso={new Date(seconds * 1000).toISOString()} />;
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="console-note">{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}
