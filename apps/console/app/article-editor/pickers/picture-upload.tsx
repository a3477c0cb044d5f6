import { languages } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MediaRecord, uploadPicture, type UploadProblem } from './picture-library.ts';

interface PictureUploadProps {
  file: File;
  onAdded: (picture: MediaRecord) => void;
  onBack: () => void;
}

type Progress = { state: 'waiting' } | { state: 'sending'; share: number } | UploadProblem;

/** Describes a picture for those who cannot see it, and sends it to the library. */
export function PictureUpload({ file, onAdded, onBack }: PictureUploadProps) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress>({ state: 'waiting' });
  const source = useObjectAddress(file);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const words = (name: string) => {
      const text = form.get(name);
      return typeof text === 'string' ? text.trim() : '';
    };
    const alt = { en: words('alt_en'), fr: words('alt_fr') };
    if (!alt.en && !alt.fr) {
      setProgress({ state: 'problem', problem: 'wordless' });
      return;
    }
    setProgress({ state: 'sending', share: 0 });
    const outcome = await uploadPicture(file, alt, (share) => setProgress({ state: 'sending', share }));
    if (outcome.state === 'added') onAdded(outcome.picture);
    else setProgress(outcome);
  };
  const problem = progress.state === 'problem' ? progress : undefined;
  return (
    <form className="picker-upload" onSubmit={(event) => void send(event)}>
      <img src={source} alt="" />
      <p className="console-note">{t('content.picture.altHint')}</p>
      {languages.map((language) => (
        <TextField
          key={language}
          name={`alt_${language}`}
          lang={language}
          maxLength={300}
          label={t(`content.picture.alt.${language}`)}
          error={
            problem?.problem === 'wordless' && language === 'en'
              ? t('content.picture.problem.wordless')
              : undefined
          }
        />
      ))}
      <div role="status">
        {progress.state === 'sending' ? (
          <label className="picker-progress">
            {t(progress.share < 1 ? 'content.picture.sending' : 'content.picture.reading')}
            <progress value={progress.share < 1 ? progress.share : undefined} />
          </label>
        ) : null}
      </div>
      {problem && problem.problem !== 'wordless' ? (
        <p role="alert" className="editor-error">
          {t(`content.picture.problem.${problem.problem}`)} {problem.message}
        </p>
      ) : null}
      <div className="console-actions">
        <Button type="submit" look="primary" disabled={progress.state === 'sending'}>
          {t('content.picture.add')}
        </Button>
        <Button onClick={onBack}>{t('content.picture.another')}</Button>
      </div>
    </form>
  );
}

/** An address under which the page can show a file that is nowhere yet. */
function useObjectAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
