import { Button, buttonClass } from '@gazetteer/ui';
import { IconUpload } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The ways to bring a table: drop a file, choose one, or paste rows. */
export function FileChoice({ onFile }: { onFile: (file: Blob, name: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is dropped here can be chosen by the button inside */}
      <div
        className="own-data-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file, file.name);
        }}
      >
        <IconUpload size={28} stroke={1.5} aria-hidden />
        <p>
          {t('visualise.own.drop')} <span>{t('visualise.own.or')}</span>
        </p>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${id}-limits`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) onFile(file, file.name);
          }}
        />
        <label htmlFor={id} className={buttonClass('primary')}>
          {t('visualise.own.choose')}
        </label>
        <p className="own-data-note" id={`${id}-limits`}>
          {t('visualise.own.limits')}
        </p>
      </div>
      <PastedRows onFile={onFile} />
    </>
  );
}

function PastedRows({ onFile }: { onFile: (file: Blob, name: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onFile(new Blob([text]), t('visualise.own.pasteName'));
  };
  return (
    <details className="own-data-paste">
      <summary>{t('visualise.own.paste')}</summary>
      <form onSubmit={submit}>
        <label htmlFor={id}>{t('visualise.own.pasteLabel')}</label>
        <textarea
          id={id}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('visualise.own.pasteRead')}
        </Button>
      </form>
    </details>
  );
}
