import { Pager, useFigures } from '@gazetteer/site';
import { ButtonLink, Prose } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { AnsweredQuestion, Questions } from './list-questions.server.ts';
import style from './questions.css?url';

interface QuestionsSectionProps extends Questions {
  /** The address of the dataset's page. */
  path: string;
}

/** What others have asked about a dataset, with the answers of its publisher, and the way to ask. */
export function QuestionsSection({ path, questions, count, page, last }: QuestionsSectionProps) {
  const { t } = useTranslation();
  return (
    <section id="questions" aria-labelledby="questions-title">
      {count > 0 ? <link rel="stylesheet" href={style} precedence="default" /> : null}
      <h2 id="questions-title">{t('question.title')}</h2>
      {count > 0 ? (
        <ol className="questions">
          {questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ol>
      ) : (
        <p>{t('question.none')}</p>
      )}
      <Pager
        label={t('question.title')}
        isByTime
        page={page}
        last={last}
        pathOf={(other) => `${path}${other > 1 ? `?questions=${other}` : ''}#questions`}
      />
      <ButtonLink to={`${path}/ask`} rel="nofollow">
        {t('question.ask')}
      </ButtonLink>
    </section>
  );
}

function Question({ question: asked }: { question: AnsweredQuestion }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { id, question, language, name, asked_at } = asked;
  const anchor = `question-${id}`;
  return (
    <li id={anchor}>
      <blockquote lang={language} dir="auto">
        {question}
      </blockquote>
      <p className="questions-facts">
        <bdi>{name ?? t('question.visitor')}</bdi>
        {' · '}
        <a href={`?question=${id}#${anchor}`}>
          <span className="visually-hidden">{t('question.link')}</span>{' '}
          <time dateTime={asked_at}>{figures.date(asked_at)}</time>
        </a>
      </p>
      <Answer answered={asked} />
    </li>
  );
}

function Answer({
  answered: { answer_html, answer_language, answered_at, edited_at },
}: {
  answered: AnsweredQuestion;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (answered_at === null) return <p className="questions-facts">{t('question.unanswered')}</p>;
  return (
    <div className="questions-answer">
      <p className="questions-facts">
        <strong>{t('question.answer')}</strong>
        {' · '}
        <time dateTime={answered_at}>{figures.date(answered_at)}</time>
        {edited_at ? (
          <>
            {' · '}
            <time dateTime={edited_at}>{t('question.edited', { date: figures.date(edited_at) })}</time>
          </>
        ) : null}
      </p>
      <div lang={answer_language} dir="auto">
        <Prose html={answer_html} />
      </div>
    </div>
  );
}
