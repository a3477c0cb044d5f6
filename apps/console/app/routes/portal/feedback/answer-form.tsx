import { Button, Notice, SelectField, TextArea } from '@gazetteer/ui';
import { IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { appendText, fillTemplate } from './begin-answer.ts';
import { type InboxAnswer, statesAfterAnswer } from './message-acts.ts';
import type { AnswerTemplate, MessageThread } from './inbox-message.ts';
import { useKeptAnswer } from './kept-answer.ts';

interface AnswerFormProps {
  message: MessageThread;
  templates: readonly AnswerTemplate[];
  answer: InboxAnswer | undefined;
}

const longestAnswer = 10_000;

/** The answer to a message: begun with a template or not, it is sent by mail in the words that stand here. */
export function AnswerForm({ message, templates, answer }: AnswerFormProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  const unsent = answer && 'unsent' in answer ? answer.unsent : undefined;
  const sent = answer?.done === 'answered' ? answer : undefined;
  const { text, change, isRestored } = useKeptAnswer(message.id, unsent?.text ?? '', sent);
  const field = useRef<HTMLDivElement>(null);
  const insert = (template: AnswerTemplate) => {
    change(appendText(text, fillTemplate(template, message)).slice(0, longestAnswer));
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <Form method="post" preventScrollReset className="inbox-answer">
      <h2>{t('feedback.answerHead')}</h2>
      <WhyUnsent answer={answer} />
      <input type="hidden" name="seen" value={message.entries} />
      <TemplateChoice templates={templates} language={message.language} onInsert={insert} />
      <div ref={field}>
        <TextArea
          name="answer"
          label={t('feedback.answerText')}
          hint={isRestored ? t('feedback.restored') : t(`feedback.answerHint.${message.language}`)}
          error={unsent && answer?.done === 'nothing-typed' ? t('feedback.nothingTyped') : undefined}
          value={text}
          onChange={({ target }) => change(target.value)}
          maxLength={longestAnswer}
          rows={8}
          dir="auto"
          lang={message.language}
        />
      </div>
      <div className="inbox-send">
        <SelectField label={t('feedback.then')} name="then" defaultValue={unsent?.state ?? 'answered'}>
          {statesAfterAnswer.map((state) => (
            <option key={state} value={state}>
              {t(`feedback.badge.${state}`)}
            </option>
          ))}
        </SelectField>
        <Button
          type="submit"
          look="primary"
          name="act"
          value="answer"
          disabled={isBusy}
          icon={<IconSend size={20} stroke={1.6} aria-hidden="true" />}
        >
          {t('feedback.send')}
        </Button>
      </div>
    </Form>
  );
}

/** Why an answer was not sent that stands in the field. */
function WhyUnsent({ answer }: Pick<AnswerFormProps, 'answer'>) {
  const { t } = useTranslation();
  if (!answer || !('unsent' in answer)) return null;
  const reason = (['overtaken', 'unreachable', 'problem'] as const).find((done) => done === answer.done);
  return reason ? <Notice kind="error" title={t(`feedback.unsent.${reason}`)} /> : null;
}

function TemplateChoice({
  templates,
  language,
  onInsert,
}: {
  templates: readonly AnswerTemplate[];
  language: 'en' | 'fr';
  onInsert: (template: AnswerTemplate) => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(templates[0]?.id ?? '');
  if (templates.length === 0)
    return (
      <p className="console-note">
        <Link to="/console/feedback/templates">{t('feedback.noTemplates')}</Link>
      </p>
    );
  return (
    <div className="inbox-template">
      <SelectField
        label={t('feedback.template')}
        name="template"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {templates.map(({ id, title, texts }) => (
          <option key={id} value={id}>
            {texts[language] === ''
              ? t(`templates.only.${language === 'en' ? 'fr' : 'en'}`, { title })
              : title}
          </option>
        ))}
      </SelectField>
      <Button
        type="submit"
        name="act"
        value="template"
        onClick={(event) => {
          event.preventDefault();
          const template = templates.find(({ id }) => id === chosen);
          if (template) onInsert(template);
        }}
      >
        {t('feedback.insert')}
      </Button>
    </div>
  );
}
