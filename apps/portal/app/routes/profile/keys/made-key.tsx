import { CopyButton } from '@gazetteer/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../../site/use-shell.ts';

/** A key that was made just now: it is shown this once, with a first call to try it by. */
export function MadeKey({ name, secret }: { name: string; secret: string }) {
  const { t } = useTranslation();
  const { publicUrl } = useShell();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const example = `curl --header "Authorization: ${secret}" ${publicUrl}/api/3/action/user_show`;
  return (
    <div ref={box} className="keys-made" role="group" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{t('account.keys.madeTitle', { name })}</h3>
      <p>{t('account.keys.madeText')}</p>
      <Copied label={t('account.keys.itself')} text={secret} />
      <p>{t('account.keys.try')}</p>
      <Copied label={t('account.keys.example')} text={example} />
    </div>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  return (
    <div className="keys-code" role="group" aria-label={label}>
      <code>{text}</code>
      <CopyButton text={text} label={t('dataset.copy')} copied={t('dataset.copied')} />
    </div>
  );
}
