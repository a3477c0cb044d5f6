import { useFigures } from '@gazetteer/site';
import { Button, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useHydrated } from '../../../controls/use-hydrated.ts';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { useReasonText } from '../../../datasets/use-reason-text.ts';
import styles from './add.module.css';
import type { AddData } from './load-add.server.ts';
import { type Delivery, type Sending, sendFile, sendSource } from './send-look.ts';

interface Refused {
  name: string;
  words: string;
}

/**
 * The choice of files, an address or a pasted table. Without script the browser sends the form itself, and is led on to the
 * look or back here with a problem; with it several files can be sent, one after the other, and watched.
 */
export function AddForm({ added }: { added: AddData }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const fileId = useId();
  const isLive = useHydrated();
  const { target, largestFile, dataset } = added;
  const [query] = useSearchParams();
  const told = useReasonText(largestFile);
  const { sending, refused, submit } = useSending(added, told);
  const problem = query.get('problem');
  const back = new URLSearchParams({ ...target, back: `/console/data/${dataset}/add` });
  return (
    <form
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={`/api/looks/form?${back.toString()}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void submit(event.currentTarget);
      }}
    >
      {problem && refused.length === 0 && !sending ? <Notice kind="error" title={told({ problem })} /> : null}
      {refused.map(({ name, words }) => (
        <Notice key={name} kind="error" title={name === '' ? words : `${name}: ${words}`} />
      ))}
      <div role="status" className={styles.sending}>
        {sending ? (
          <>
            {t(`data.add.${wordOf(sending)}`, { name: sending.name })}
            {/* Not spoken: it changes many times a second, and the bar has it too. */}
            {sending.fraction < 1 ? (
              <span aria-hidden="true"> {figures.percent(Math.floor(sending.fraction * 100) / 100)}</span>
            ) : null}
            <progress value={sending.fraction < 1 ? sending.fraction : undefined} aria-label={sending.name} />
          </>
        ) : null}
      </div>
      {/* Unseen while something is on its way, with all that was chosen. */}
      <div className={styles.fields} hidden={sending !== undefined}>
        {added.resource ? null : (
          <TextField
            name="title"
            label={t('data.add.name')}
            hint={t('data.add.nameHint')}
            maxLength={300}
            autoComplete="off"
          />
        )}
        {/* Below the title: a form without script sends its fields in this order, and what follows the file comes too late. */}
        <div className={styles.file}>
          <label htmlFor={fileId}>{t('data.add.file')}</label>
          <input
            id={fileId}
            type="file"
            name="file"
            multiple={isLive && added.resource === null}
            aria-describedby={`${fileId}-hint`}
          />
          <p id={`${fileId}-hint`} className="console-note">
            {t('data.add.fileHint', { size: figures.bytes(largestFile) })}
          </p>
        </div>
        <TextField
          name="url"
          type="url"
          inputMode="url"
          label={t('data.add.url')}
          hint={t('data.add.urlHint')}
        />
        <TextArea name="text" label={t('data.add.text')} hint={t('data.add.textHint')} rows={3} dir="auto" />
        <div>
          <Button type="submit" look="primary">
            {t('data.add.look')}
          </Button>
        </div>
      </div>
      <ThisCall call={added.call} />
    </form>
  );
}

function wordOf({ fraction, isWaiting }: Sending) {
  if (isWaiting) return 'waiting';
  return fraction < 1 ? 'sending' : 'reading';
}

/** Sends what a form has, and goes on to the look; where several files were chosen, to the list of looks. */
function useSending({ target, dataset }: AddData, told: ReturnType<typeof useReasonText>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending & { name: string }>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const whole = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const text = (name: string) => whole(name).trim();
    const asked = { ...target, ...(text('title') && { title: text('title') }) };
    const files = fields.getAll('file').filter((file) => file instanceof File && file.name !== '') as File[];
    const steps = files.map((file) => ({
      name: file.name,
      send: () => sendFile(asked, file, (state) => setSending({ name: file.name, ...state })),
    }));
    const source = text('url') ? { url: text('url') } : { text: whole('text') };
    if (steps.length === 0) steps.push({ name: text('url'), send: () => sendSource(asked, source) });
    const looks: string[] = [];
    const problems: Refused[] = [];
    for (const { name, send } of steps) {
      setSending({ name, fraction: files.length > 0 ? 0 : 1, isWaiting: false });
      const delivery: Delivery = await send();
      if ('look' in delivery) looks.push(delivery.look);
      else problems.push({ name: files.length > 0 ? name : '', words: told(delivery) });
    }
    setSending(undefined);
    setRefused(problems);
    const [only, ...others] = looks;
    if (only && others.length === 0 && problems.length === 0)
      return navigate(`/console/data/${dataset}/add/${only}`);
    form.reset();
    return revalidate();
  };
  return { sending, refused, submit };
}
