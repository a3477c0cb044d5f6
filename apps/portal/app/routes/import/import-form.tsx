import { useFigures } from '@gazetteer/site';
import { Button, Checkbox, Notice, TextField } from '@gazetteer/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import style from './import-form.module.css';
import { sendAddress, sendFile, type Sending } from './send-import.ts';
import { UploadProgress } from './upload-progress.tsx';

interface FormProps {
  /** `resource_id`, or `package_id` for a new resource. */
  target: { resource_id: string } | { package_id: string };
  /** Bytes. */
  largestFile: number;
}

interface Upload {
  name: string;
  fraction: number;
}

/**
 * The choice of a file or an address. Without script the browser sends the form itself, and is led on to the job or back
 * here with a problem; with it the sending can be watched and stopped.
 */
export function ImportForm({ target, largestFile }: FormProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const fileId = useId();
  const sending = useRef<Sending>(undefined);
  const [upload, setUpload] = useState<Upload>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState(query.get('problem') ?? undefined);
  const textOf = useProblemText(largestFile);
  const isNew = 'package_id' in target;

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const file = fields.get('file');
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const asked = {
      ...target,
      ...(text('title') && { title: text('title') }),
      ...(fields.has('strict') && { strict: 'true' }),
    };
    setProblem(undefined);
    if (file instanceof File && file.name !== '') {
      if (file.size > largestFile) return setProblem('too_large');
      setUpload({ name: file.name, fraction: 0 });
      sending.current = sendFile(asked, file, (fraction) => setUpload({ name: file.name, fraction }));
    } else if (text('url') !== '') {
      setAsking(true);
      sending.current = { ended: sendAddress(asked, text('url')), stop: () => {} };
    } else return setProblem('invalid_input_file');
    const delivery = await sending.current.ended;
    if ('job' in delivery) return navigate(`/imports/${delivery.job}`);
    setUpload(undefined);
    setAsking(false);
    setProblem(delivery.problem);
  };

  const back = new URLSearchParams({ ...target, back: pathname });
  return (
    <form
      className={style.form}
      method="post"
      encType="multipart/form-data"
      action={`/api/imports/form?${back.toString()}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!upload && !isAsking) void submit(event.currentTarget);
      }}
    >
      {problem && <Notice kind="error" title={textOf(problem)} />}
      {upload && <UploadProgress {...upload} onStop={() => sending.current?.stop()} />}
      {/* Unseen while a file is on its way, with all that was chosen. */}
      <div className={style.fields} hidden={upload !== undefined}>
        {isNew && (
          <TextField name="title" label={t('import.name')} hint={t('import.nameHint')} maxLength={300} />
        )}
        {/* Above the file: a form sends its fields in this order, and what follows the file would come too late. */}
        <div className={style.strict}>
          <label>
            <Checkbox name="strict" aria-describedby={`${fileId}-strict`} />
            {t('import.strict')}
          </label>
          <p id={`${fileId}-strict`}>{t('import.strictHint')}</p>
        </div>
        <div className={style.file}>
          <label htmlFor={fileId}>{t('import.file')}</label>
          <input id={fileId} type="file" name="file" aria-describedby={`${fileId}-hint`} />
          <p id={`${fileId}-hint`}>{t('import.fileHint', { size: figures.bytes(largestFile) })}</p>
        </div>
        <p className={style.or}>{t('import.or')}</p>
        <TextField name="url" type="url" inputMode="url" label={t('import.url')} hint={t('import.urlHint')} />
        <Button type="submit" look="primary" disabled={isAsking} className={style.submit}>
          {t('import.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Tells in words what the code of a refused import means. */
function useProblemText(largestFile: number): (problem: string) => string {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  return (problem) => {
    if (problem === 'stopped') return t('import.stopped');
    const known = i18n.exists(`import.problem.${problem}`) ? problem : 'other';
    return t(`import.problem.${known as 'too_large'}`, { size: figures.bytes(largestFile) });
  };
}
