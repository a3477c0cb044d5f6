import { Button, ButtonLink, TextArea, TextField } from '@gazetteer/ui';
import { useTimeZone } from '@gazetteer/site';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import type { Answer, StepAnswer } from './change-dataset.server.ts';
import styles from './dataset.module.css';
import type { EditedDataset } from './load-dataset.server.ts';
import { Consequences } from './consequences.tsx';
import type { Step } from './steps.ts';

interface StepsPartProps {
  dataset: EditedDataset;
  answer: Answer | undefined;
}

/** What can be done next: the usual step at once, the others behind their names, each with the call it makes. */
export function StepsPart({ dataset, answer }: StepsPartProps) {
  const { t } = useTranslation();
  const [first, ...others] = dataset.steps;
  // Nothing that takes something away from readers stands open.
  const opens = first === 'withdraw' || first === 'delete' ? undefined : first;
  const behind = opens ? others : dataset.steps;
  // A draft without data is published by few: they are its next step.
  const isEmpty = dataset.resources.length === 0 && opens !== undefined && opens !== 'restore';
  const refused = (step: Step) => (answer?.act === step ? answer : undefined);
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{t('data.steps')}</h2>
      {dataset.requiresReview && dataset.entry.standing !== 'public' ? (
        <p className="console-note">{t('data.review')}</p>
      ) : null}
      {isEmpty ? (
        <div className={styles.stepForm}>
          <p>{t('data.resources.none')}</p>
          <div>
            <ButtonLink look="primary" to={`/console/data/${dataset.entry.name}/add`}>
              {t('data.resources.add')}
            </ButtonLink>
          </div>
        </div>
      ) : null}
      {opens ? <StepForm step={opens} dataset={dataset} answer={refused(opens)} isFirst={!isEmpty} /> : null}
      {behind.map((step) => (
        // Open where something was typed for it that was not taken.
        <details
          key={step}
          className={styles.step}
          open={refused(step) !== undefined && isRefused(refused(step))}
        >
          <summary data-step={step}>{t(`data.step.${step}.open`)}</summary>
          <StepForm step={step} dataset={dataset} answer={refused(step)} />
        </details>
      ))}
    </section>
  );
}

function isRefused(answer: StepAnswer | undefined): boolean {
  return answer !== undefined && (answer.refusal !== undefined || answer.isIncomplete === true);
}

interface StepFormProps {
  step: Step;
  dataset: EditedDataset;
  answer: StepAnswer | undefined;
  isFirst?: boolean;
}

function StepForm({ step, dataset, answer, isFirst = false }: StepFormProps) {
  const { t } = useTranslation();
  const typed = isRefused(answer) ? (answer?.typed ?? '') : '';
  return (
    <Form method="post" className={styles.stepForm} onSubmit={step === 'schedule' ? addInstant : undefined}>
      <input type="hidden" name="revision" value={dataset.revision} />
      <Consequences step={step} dataset={dataset} />
      {step === 'publish' ? (
        <ButtonLink look={isFirst ? 'primary' : 'plain'} to={`/console/data/${dataset.entry.name}/publish`}>
          {t('data.publish.open')}
        </ButtonLink>
      ) : null}
      <StepWords step={step} typed={typed} error={answer?.isIncomplete ? t('data.needed') : undefined} />
      <Button
        type="submit"
        name="act"
        value={step}
        look={isFirst && step !== 'publish' ? 'primary' : 'plain'}
        className={step === 'delete' || step === 'withdraw' ? styles.careful : undefined}
      >
        {t(`data.step.${step}.do`)}
      </Button>
      <ThisCall call={dataset.calls[step]} />
    </Form>
  );
}

/** What has to be said for a step. */
function StepWords({ step, typed, error }: { step: Step; typed: string; error: string | undefined }) {
  const { t } = useTranslation();
  const zone = useTimeZone();
  if (step === 'schedule') {
    return (
      <>
        <TextField
          label={t('data.step.schedule.at', { zone })}
          type="datetime-local"
          name="at"
          required
          defaultValue={typed}
          error={error}
        />
        <input type="hidden" name="instant" defaultValue="" />
      </>
    );
  }
  if (step === 'submit' || step === 'send_back' || step === 'withdraw') {
    return (
      <TextArea
        label={t(`data.step.${step}.words`)}
        name="words"
        rows={3}
        maxLength={10_000}
        required={step !== 'submit'}
        defaultValue={typed}
        error={error}
        dir="auto"
      />
    );
  }
  return null;
}

/** The moment that was chosen on the visitor's own clock. */
function addInstant(event: FormEvent<HTMLFormElement>): void {
  const { elements } = event.currentTarget;
  const [at, instant] = ['at', 'instant'].map((name) => elements.namedItem(name));
  if (!(at instanceof HTMLInputElement && instant instanceof HTMLInputElement)) return;
  const time = new Date(at.value);
  instant.value = Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
