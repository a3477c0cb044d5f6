import { TextField } from '@gazetteer/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfTitle } from './name-of-title.ts';

interface TitledFieldsProps {
  title: { label: string; hint?: string };
  nameHint: string;
  /** What was typed before it was refused. */
  typed: { title: string; name: string } | undefined;
  /** What is wrong with each field. */
  faults: Record<string, string[]>;
  /** What stands between the two. */
  children?: ReactNode;
}

/** What something new is called, and its name in addresses, which follows the title until somebody types another. */
export function TitledFields({ title: asked, nameHint, typed, faults, children }: TitledFieldsProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(typed?.title ?? '');
  const [name, setName] = useState<string | undefined>(typed?.name || undefined);
  return (
    <>
      <TextField
        label={asked.label}
        hint={asked.hint}
        name="title"
        required
        maxLength={1000}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={faults['title']?.join(' ')}
      />
      {children}
      <TextField
        label={t('data.field.name')}
        hint={nameHint}
        name="name"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={name ?? nameOfTitle(title)}
        onChange={({ target }) => setName(target.value === '' ? undefined : target.value)}
        error={faults['name']?.join(' ')}
      />
    </>
  );
}
