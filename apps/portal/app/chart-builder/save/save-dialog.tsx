import { visibilities, type Visibility } from '@gazetteer/site';
import { Button, Dialog, TextArea, TextField } from '@gazetteer/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { OwnDataNotice } from '../own-data/own-data-notice.tsx';
import { SaveProblemText } from './save-problem-text.tsx';
import type { ChartDetails } from './chart-details.ts';
import { longest, longestOf, problemsOf, trimmed } from './details-problems.ts';
import { TranslationFields } from './translation-fields.tsx';
import type { Saving } from './use-save.ts';

/** What the dialog is opened for. */
export type SaveOccasion = 'first' | 'copy' | 'details';

interface SaveDialogProps {
  occasion: SaveOccasion;
  /** What stands in the fields until somebody writes something else; the title of a chart comes with its values. */
  suggested: ChartDetails;
  saving: Saving;
  onSubmit: (details: ChartDetails) => void;
  onClose: () => void;
}

/** Title, notes and who may see it: what is asked once, when a chart is saved for the first time. */
export default function SaveDialog({ occasion, suggested, saving, onSubmit, onClose }: SaveDialogProps) {
  const { t } = useTranslation();
  const { spec } = useBuilder();
  const [isTried, setTried] = useState(false);
  const [written, setWritten] = useState<Partial<ChartDetails>>({});
  const details = { ...suggested, ...written };
  const write = (part: Partial<ChartDetails>) => setWritten({ ...written, ...part });
  const problems = problemsOf(details);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    onSubmit(trimmed(details));
  };
  const text = (name: keyof typeof problems) => {
    const problem = isTried ? problems[name] : undefined;
    return problem && t(`visualise.save.${problem}`, { most: longest[longestOf[problem]] });
  };
  return (
    <Dialog
      closedBy="closerequest"
      title={t(`visualise.save.${occasion}Title`)}
      closeLabel={t('visualise.save.close')}
      onClose={onClose}
    >
      <form className="save-form" onSubmit={submit} noValidate>
        <TextField
          label={t('visualise.save.title')}
          value={details.title}
          error={text('title')}
          required
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextArea
          label={t('visualise.save.notes')}
          hint={t('visualise.save.notesHint')}
          value={details.notes}
          error={text('notes')}
          rows={3}
          style={{ minHeight: 88 }}
          onChange={({ target }) => write({ notes: target.value })}
        />
        {details.translation ? (
          <TranslationFields
            value={details.translation}
            errors={{ title: text('translatedTitle'), notes: text('translatedNotes') }}
            onChange={(translation) => write({ translation })}
          />
        ) : null}
        <VisibilityChoice value={details.visibility} onChange={(visibility) => write({ visibility })} />
        {spec.source.kind === 'own' ? <OwnDataNotice /> : null}
        <SaveProblemText problem={saving.problem} />
        <div className="save-actions">
          <Button onClick={onClose}>{t('visualise.save.cancel')}</Button>
          <Button type="submit" look="primary" aria-disabled={saving.isBusy}>
            {t(saving.isBusy ? 'visualise.save.saving' : 'visualise.save.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function VisibilityChoice({ value, onChange }: { value: Visibility; onChange: (value: Visibility) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="save-who">
      <legend>{t('visualise.save.who')}</legend>
      {visibilities.map((visibility) => (
        <label key={visibility}>
          <input
            type="radio"
            name="visibility"
            checked={value === visibility}
            onChange={() => onChange(visibility)}
          />
          <span>
            {t(`visualise.save.${visibility}`)}
            <small>{t(`visualise.save.${visibility}Hint`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
