import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import type { IdentityAnswer } from './change-identity.server.ts';
import styles from './identity.module.css';

interface DeletePartProps {
  name: string;
  answer: IdentityAnswer | undefined;
}

/** Deletes the account for good. */
export function DeletePart({ name, answer }: DeletePartProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">{t('identities.delete')}</h2>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="name" value={name} />
        <ConfirmByName
          name={name}
          act="delete"
          label={t('identities.deleteNow')}
          explain={t('identities.deleteText')}
          isWrong={answer?.act === 'delete' && answer.unreadable.includes('confirm')}
        />
      </Form>
    </section>
  );
}
