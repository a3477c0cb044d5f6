import { Button, Dialog } from '@gazetteer/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface SessionDialogProps {
  onSignedIn: () => void;
  onClose: () => void;
}

const pause = 1500;

/**
 * The session ended while somebody was at work. They sign in in a window of its own, because this one holds what is
 * not saved, own rows too; as soon as that is done it is closed, and work goes on here.
 */
export default function SessionDialog({ onSignedIn, onClose }: SessionDialogProps) {
  const { t } = useTranslation();
  const opened = useRef<Window>(null);
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (!(await isSignedIn()) || isOver) return;
      isOver = true;
      opened.current?.close();
      window.focus();
      goOn();
    };
    const timer = setInterval(() => void look(), pause);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return (
    <Dialog
      closedBy="closerequest"
      title={t('visualise.save.session')}
      closeLabel={t('visualise.save.close')}
      onClose={onClose}
    >
      <p>{t('visualise.save.sessionText')}</p>
      <div className="save-actions">
        <Button onClick={onClose}>{t('visualise.save.cancel')}</Button>
        <Button
          look="primary"
          onClick={() => (opened.current = window.open('/login?return_to=/profile', '_blank'))}
        >
          {t('visualise.save.signIn')}
        </Button>
      </div>
    </Dialog>
  );
}

async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetch('/api/.ory/sessions/whoami', { headers: { accept: 'application/json' } })).ok;
  } catch {
    return false;
  }
}
