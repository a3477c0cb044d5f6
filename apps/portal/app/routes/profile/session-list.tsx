import { LocalTime } from '@gazetteer/site';
import { Button, Notice } from '@gazetteer/ui';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { ShownSession } from './load-profile.server.ts';
import styles from './session-list.module.css';

interface SessionListProps {
  current: ShownSession;
  /** Absent where they could not be had. */
  others: readonly ShownSession[] | undefined;
}

/** Where somebody is signed in, this device first; each of the others can be signed out, or all at once. */
export function SessionList({ current, others }: SessionListProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <ul className={styles.list}>
        <Row session={current} isCurrent />
        {(others ?? []).map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {others ? null : <Notice kind="error" title={t('account.sessions.failed')} />}
      {others?.length === 0 ? <p>{t('account.sessions.none')}</p> : null}
      {others && others.length > 1 ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="sign-out-others" />
          <Button type="submit" disabled={isBusy}>
            {t('account.sessions.signOutOthers')}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

function Row({ session, isCurrent = false }: { session: ShownSession; isCurrent?: boolean }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const { id, browser, system, place, signedInAt } = session;
  const known = browser && system ? t('account.sessions.device', { browser, system }) : browser || system;
  const device = known || t('account.sessions.unknownDevice');
  return (
    <li className={styles.row}>
      <IconDeviceDesktop size={24} stroke={1.4} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          {device}
          {isCurrent ? <span className={styles.current}>{t('account.sessions.this')}</span> : null}
        </p>
        <p className={styles.detail}>
          {place ? `${place} · ` : ''}
          {t('account.sessions.signedIn')} <LocalTime iso={signedInAt} />
        </p>
      </div>
      {isCurrent ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="sign-out" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            look="quiet"
            disabled={isBusy}
            aria-label={t('account.sessions.signOutOf', { device, place })}
          >
            {t('account.sessions.signOut')}
          </Button>
        </Form>
      )}
    </li>
  );
}
