import { Button, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import styles from './import-form.module.css';

interface ImportFormProps {
  /** The files that can be chosen, as `accept` has them. */
  accept: string;
  /** What was pasted and is not imported yet. */
  text: string;
  /** Another one for each answer: what was sent does not stay in the form. */
  state: string;
  /** Whether what was looked at can be imported. */
  canImport: boolean;
  texts: { file: string; pasted: string; columns: string; now: string };
  /** How pasted lines are sent: by parts where they may have line ends and signs of their own. */
  encType?: 'multipart/form-data' | undefined;
  /** Lines as they must be. */
  example: string;
}

/** Takes a file or pasted lines, which are looked at before they are imported. */
export function ImportForm({ accept, text, state, canImport, texts, encType, example }: ImportFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        <label>
          {texts.file}
          <input type="file" name="file" accept={accept} required />
        </label>
        <Button type="submit">{t('parts.import.lookFile')}</Button>
      </Form>
      <Form method="post" encType={encType} className={styles.form} key={state}>
        <TextArea
          label={texts.pasted}
          name="text"
          rows={12}
          wrap="off"
          spellCheck={false}
          required
          defaultValue={text}
          hint={texts.columns}
        />
        <div className="console-actions">
          <Button type="submit" name="act" value="look" look={canImport ? 'plain' : 'primary'}>
            {t('parts.import.look')}
          </Button>
          {canImport ? (
            <Button type="submit" name="act" value="import" look="primary">
              {texts.now}
            </Button>
          ) : null}
        </div>
      </Form>
      <h2>{t('parts.import.example')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={styles.example} tabIndex={0}>
        {example}
      </pre>
    </>
  );
}
