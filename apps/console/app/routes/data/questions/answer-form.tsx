import { Button, Checkbox, SelectField, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { QuestionAct, QuestionAnswer } from './change-question.server.ts';
import type { QuestionState } from './question-address.ts';
import type { WholeQuestion } from './question.ts';
import styles from './questions.module.css';

/** What can be done in each state, the usual thing first. */
const ways: Readonly<Record<QuestionState, readonly QuestionAct[]>> = {
  waiting: ['publish', 'mail', 'save', 'set_aside'],
  published: ['save', 'take_back'],
  answered: ['save', 'publish', 'take_back'],
  declined: ['take_back'],
  spam: ['take_back'],
};

const mostOf = { question: 2000, answer: 10_000, reason: 2000 };

interface AnswerFormProps {
  question: WholeQuestion;
  /** What was not saved: it stands in the form again. */
  refused: Exclude<QuestionAnswer, { done: unknown }> | undefined;
}

/** The words that readers get, the answer, and what becomes of both. */
export function AnswerForm({ question, refused }: AnswerFormProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  const { state, gets_mail } = question;
  const written = refused?.typed ?? question;
  // What was typed is saved over what holds now once somebody says so again.
  const revision = refused?.problem === 'conflict' ? refused.theirs.revision : question.revision;
  const faultOf = (field: 'question' | 'answer' | 'reason') =>
    refused?.problem === 'faults' && refused.faults.includes(field)
      ? t(`questions.fault.${field}`)
      : undefined;
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <TextArea
        name="question"
        label={t('questions.field.question')}
        hint={t('questions.questionHint')}
        defaultValue={written.question}
        error={faultOf('question')}
        maxLength={mostOf.question}
        lang={question.language}
        dir="auto"
        rows={4}
      />
      <TextArea
        name="answer"
        label={t('questions.field.answer')}
        hint={t('questions.answerHint')}
        defaultValue={written.answer}
        error={faultOf('answer')}
        maxLength={mostOf.answer}
        dir="auto"
        rows={8}
      />
      <SelectField
        name="answer_language"
        label={t('questions.answerLanguage')}
        defaultValue={written.answer_language}
      >
        <option value="en" lang="en">
          English
        </option>
        <option value="fr" lang="fr">
          Français
        </option>
      </SelectField>
      {question.shows_name ? <NameChoice name={question.name} /> : null}
      <p className="console-note">{t(gets_mail ? `questions.mail.${state}` : 'questions.noMail')}</p>
      <div className="console-actions">
        {ways[state].map((act, index) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            look={index === 0 ? 'primary' : 'plain'}
            disabled={isBusy}
          >
            {state === 'answered' && act === 'save'
              ? t('questions.act.mailAgain')
              : t(`questions.act.${act}`)}
          </Button>
        ))}
      </div>
      {state === 'waiting' ? (
        <details className={styles.more} open={faultOf('reason') !== undefined}>
          <summary>{t('questions.decline')}</summary>
          <TextArea
            name="reason"
            label={t('questions.reason')}
            hint={t('questions.reasonHint')}
            defaultValue={written.reason}
            error={faultOf('reason')}
            maxLength={mostOf.reason}
            dir="auto"
            rows={3}
          />
          <Button type="submit" name="act" value="decline" disabled={isBusy}>
            {t('questions.act.decline')}
          </Button>
        </details>
      ) : null}
      <details className={styles.more}>
        <summary>{t('questions.delete')}</summary>
        <p>{t('questions.deleteText')}</p>
        <Button type="submit" name="act" value="delete" disabled={isBusy}>
          {t('questions.act.delete')}
        </Button>
      </details>
    </Form>
  );
}

/** Who asked wants to be named; an editor can take the name away, where a reader must not know it. */
function NameChoice({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <label className={styles.tick}>
      <input type="hidden" name="may_name" value="yes" />
      <Checkbox name="shows_name" value="yes" defaultChecked />
      {t('questions.showsName', { name })}
    </label>
  );
}
