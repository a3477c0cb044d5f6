import { Pager, unlistedMeta, useFigures, useMoments } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { ListRow, RowList } from '../../../parts/row-list.tsx';
import type { Route } from './+types/list-page';
import { type ListedQuestion, loadQuestions, type Questions } from './load-questions.server.ts';
import { questionsAddress, questionStates } from './question-address.ts';
import { StateMark } from './state-mark.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('menu.data.questions');
  return { title, ...(await loadQuestions(loading)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What visitors have asked about the datasets that one edits; first what waits, in the order in which it came. */
export default function QuestionsPage({ loaderData: desk }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { query, questions, pages } = desk;
  return (
    <>
      <div className="console-head">
        <h1>{t('menu.data.questions')}</h1>
      </div>
      <p className="console-note">{t('questions.about')}</p>
      <StateTabs desk={desk} />
      {query.dataset === '' ? null : (
        <p>
          {t('questions.ofDataset', { dataset: questions[0]?.dataset.title ?? query.dataset })}{' '}
          <Link to={questionsAddress({ ...query, dataset: '', page: 1 })}>{t('questions.ofAll')}</Link>
        </p>
      )}
      {questions.length > 0 ? (
        <RowList>
          {questions.map((question) => (
            <Row key={question.id} question={question} />
          ))}
        </RowList>
      ) : (
        <EmptyState
          title={t(`questions.none.${query.state}`)}
          text={t(query.state === 'waiting' ? 'questions.noneText' : 'questions.noneOfState')}
        />
      )}
      <Pager
        label={t('menu.data.questions')}
        page={query.page}
        last={pages}
        pathOf={(page) => questionsAddress({ ...query, page })}
      />
    </>
  );
}

function StateTabs({ desk: { query, counts } }: { desk: Questions }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <TabLinks
      className="console-states"
      label={t('questions.states')}
      tabs={questionStates.map((state) => ({
        text: t(`questions.tab.${state}`),
        to: questionsAddress({ ...query, state, page: 1 }),
        isCurrent: state === query.state,
        count: figures.number(counts[state]),
      }))}
    />
  );
}

function Row({
  question: { id, beginning, language, dataset, state, name, asked_at },
}: {
  question: ListedQuestion;
}) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  return (
    <ListRow
      what={
        <>
          <Link to={`/console/questions/${id}`} lang={language}>
            <bdi>{beginning}</bdi>
          </Link>
          <small dir="auto">{dataset.title}</small>
        </>
      }
      mark={<StateMark state={state} />}
      when={t('questions.askedBy', { who: name || t('questions.somebody'), time: moment(asked_at) })}
    />
  );
}
