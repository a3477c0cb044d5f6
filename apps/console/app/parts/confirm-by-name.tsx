import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './confirm-by-name.module.css';

interface ConfirmByNameProps {
  /** What has to be typed. */
  name: string;
  /** The value of `act` that the button sends. */
  act: string;
  /** What the button says. */
  label: string;
  /** What is lost. */
  explain: string;
  /** Whether another name was sent. */
  isWrong?: boolean;
}

/** Asks for a name before something is done that cannot be undone; it stands in a form, and `isConfirmed` reads it. */
export function ConfirmByName({ name, act, label, explain, isWrong = false }: ConfirmByNameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.confirm}>
      <p>{explain}</p>
      <TextField
        label={t('parts.confirm.label', { name })}
        name="confirm"
        autoComplete="off"
        spellCheck={false}
        required
        error={isWrong ? t('parts.confirm.wrong') : undefined}
      />
      <Button type="submit" name="act" value={act} className={styles.button}>
        {label}
      </Button>
    </div>
  );
}
