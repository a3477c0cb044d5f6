import { Checkbox, SelectField, TextField } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './look.module.css';
import { useFollowed } from './use-followed.ts';

interface FieldProps {
  name: string;
  label: string;
  value: string;
  /** Nobody has said it. */
  isGuessed?: boolean;
}

function useLabel(label: string, isGuessed = false): string {
  const { t } = useTranslation();
  return isGuessed ? t('data.look.guessed', { label }) : label;
}

/** A line of text that shows what the server says, and says where that was guessed. */
export function FollowedText({
  name,
  label,
  value: said,
  isGuessed,
  ...rest
}: FieldProps & { hint?: string; inputMode?: 'numeric'; maxLength?: number }) {
  const [value, setValue] = useFollowed(said);
  return (
    <TextField
      name={name}
      label={useLabel(label, isGuessed)}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      autoComplete="off"
      dir="auto"
      {...rest}
    />
  );
}

/** A choice that shows what the server says. */
export function FollowedChoice({
  name,
  label,
  value: said,
  isGuessed,
  children,
}: FieldProps & { children: ReactNode }) {
  const [value, setValue] = useFollowed(said);
  return (
    <SelectField
      name={name}
      label={useLabel(label, isGuessed)}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    >
      {children}
    </SelectField>
  );
}

/** A box to tick that shows what the server says. */
export function FollowedBox({
  name,
  label,
  isTicked,
}: {
  name: string;
  label: ReactNode;
  isTicked: boolean;
}) {
  const [ticked, setTicked] = useFollowed(isTicked);
  return (
    <label className={styles.box}>
      <Checkbox name={name} checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
