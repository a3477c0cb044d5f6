import { unlistedMeta, useMoments } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/question-page';
import { AnswerForm } from './answer-form.tsx';
import { changeQuestion } from './change-question.server.ts';
import { ConflictPart } from './conflict-part.tsx';
import { loadQuestion } from './load-questions.server.ts';
import { questionsAddress } from './question-address.ts';
import { saverOf, type WholeQuestion } from './question.ts';
import styles from './questions.module.css';
import { StateMark } from './state-mark.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('questions.one');
  return { title, question: await loadQuestion(loading, loading.params.id) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const answer = await changeQuestion({ context, request }, params.id);
  return 'done' in answer && answer.done === 'deleted' ? redirect('/console/questions') : answer;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** One question: as it was asked, and the form in which it is answered, published or declined. */
export default function QuestionPage({ loaderData: { question }, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { state, dataset, name, asked_at, suspicions } = question;
  const problem = answer && 'problem' in answer ? answer : undefined;
  const done = answer && 'done' in answer ? answer.done : undefined;
  const toast = done && { text: t(`questions.done.${done}`), kind: 'plain' as const };
  return (
    <>
      <PageToast message={toast} occasion={answer} closeLabel={t('session.close')} />
      <p className={styles.back}>
        <Link to={questionsAddress({ state, dataset: '', page: 1 })}>{t('menu.data.questions')}</Link>
      </p>
      <div className="console-head">
        <h1>{t('questions.one')}</h1>
        <StateMark state={state} />
      </div>
      <p className="console-note">
        {t('questions.askedBy', { who: name || t('questions.somebody'), time: moment(asked_at) })}
      </p>
      <p className={styles.ways}>
        <Link to={`/console/data/${dataset.name}`}>{dataset.title}</Link>
        <Link to={questionsAddress({ state, dataset: dataset.name, page: 1 })}>
          {t('questions.sameDataset')}
        </Link>
        {state === 'published' ? <PublicLink question={question} /> : null}
      </p>
      {suspicions.length > 0 && state === 'spam' ? <p>{t('questions.setAsideByPortal')}</p> : null}
      {problem?.problem === 'conflict' ? (
        <ConflictPart theirs={problem.theirs} typed={problem.typed} />
      ) : null}
      {problem?.problem === 'failed' ? <Notice kind="error" title={t('questions.failed')} /> : null}
      <Asked question={question} />
      <AnswerForm key={`${question.id} ${question.revision}`} question={question} refused={problem} />
      <History question={question} />
    </>
  );
}

function PublicLink({ question: { id, dataset } }: { question: WholeQuestion }) {
  const { t } = useTranslation();
  // A page of the portal, which is another site.
  return <a href={`/p/${dataset.name}?question=${id}#question-${id}`}>{t('questions.view')}</a>;
}

/** What somebody wrote, as they wrote it. */
function Asked({ question: { asked, language } }: { question: WholeQuestion }) {
  const { t } = useTranslation();
  return (
    <section className={styles.asked} aria-labelledby="question-asked">
      <h2 id="question-asked">{t('questions.asked')}</h2>
      {asked === '' ? (
        <p className="console-note">{t('questions.forgotten')}</p>
      ) : (
        <blockquote lang={language} dir="auto">
          {asked}
        </blockquote>
      )}
    </section>
  );
}

/** Who has done what with it. */
function History({ question: { revisions } }: { question: WholeQuestion }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  if (revisions.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="question-history">
      <h2 id="question-history">{t('questions.history')}</h2>
      <ol>
        {revisions.map((save) => (
          <li key={save.revision}>
            <details>
              <summary>
                {t('questions.saved', {
                  who: saverOf(save) ?? t('questions.somebody'),
                  time: moment(save.saved_at),
                  state: t(`questions.state.${save.state}`),
                })}
              </summary>
              <p dir="auto">{save.question}</p>
              {save.answer === '' ? null : <p dir="auto">{save.answer}</p>}
              {save.reason === '' ? null : <p dir="auto">{save.reason}</p>}
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
