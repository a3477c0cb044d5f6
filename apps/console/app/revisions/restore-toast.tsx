import { Toast, ToastStack } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { RestoreAnswer } from './restore-version.server.ts';
import styles from './revisions.module.css';

/** Says whether a version was taken back; what was there before is one press away, without script too. */
export function RestoreToast({ answer, current }: { answer: RestoreAnswer | undefined; current: number }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<RestoreAnswer>();
  const isBad = answer !== undefined && answer.done !== 'restored';
  const toast =
    answer && answer !== closed ? (
      <Toast
        kind={isBad ? 'error' : 'plain'}
        closeLabel={t('session.close')}
        onClose={() => setClosed(answer)}
      >
        {answer.done === 'restored' ? (
          <>
            {t('revisions.restored', { number: answer.number, current })}
            <Form method="post" preventScrollReset className={styles.undo}>
              <input type="hidden" name="known" value={current} />
              <button type="submit" name="number" value={answer.before}>
                {t('revisions.undo')}
              </button>
            </Form>
          </>
        ) : (
          t(`revisions.done.${answer.done}`)
        )}
      </Toast>
    ) : null;
  return (
    <ToastStack>
      <div role="status">{isBad ? null : toast}</div>
      <div role="alert">{isBad ? toast : null}</div>
    </ToastStack>
  );
}
