import { unlistedMeta, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast, TabLinks, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import type { Route } from './+types/page';
import { changePeople, type PeopleAnswer } from './change-people.server.ts';
import { loadPeople, type PeopleList } from './load-people.server.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonInvitation } from './person-invitation.tsx';
import { ProgramList } from './program-list.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('people.title');
  return { title, ...(await loadPeople(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changePeople(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Who runs the installation, who edits the site, and where else people have roles. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { people, programs, query, next, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PeopleToast answer={answer} />
      <div className="console-head">
        <h1>{t('people.title')}</h1>
      </div>
      <p className="console-note">{t('people.about')}</p>
      <PeopleFilters list={loaderData} />
      {people.length > 0 ? <PeopleTable people={people} /> : null}
      {people.length === 0 ? <NobodyFits query={query} /> : null}
      <TokenPager next={next} />
      <ProgramList programs={programs} />
      <PersonInvitation answer={answer} />
      <ApiCalls calls={calls} />
    </>
  );
}

/** The role that is looked for, and words. */
function PeopleFilters({ list: { query, total, isCounted } }: { list: PeopleList }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const words: Record<string, string> = query.search === '' ? {} : { search: query.search };
  const tabs = [undefined, 'administrator', 'editor'] as const;
  const count = figures.number(total);
  return (
    <>
      <TabLinks
        className="console-states"
        label={t('people.narrow')}
        tabs={tabs.map((role) => ({
          text: t(`people.tab.${role ?? 'all'}`),
          to: `?${new URLSearchParams({ ...words, ...(role ? { role } : {}) }).toString()}`,
          isCurrent: role === query.role,
          count:
            role === query.role ? (isCounted ? count : t('people.atLeast', { figure: count })) : undefined,
        }))}
      />
      <div className="console-filters">
        <Form role="search" className="console-search" key={`${query.role} ${query.search}`}>
          {query.role ? <input type="hidden" name="role" value={query.role} /> : null}
          <TextField
            type="search"
            name="search"
            label={t('people.search')}
            defaultValue={query.search}
            maxLength={200}
          />
          <Button type="submit">{t('people.find')}</Button>
        </Form>
      </div>
    </>
  );
}

function NobodyFits({ query: { role, search } }: Pick<PeopleList, 'query'>) {
  const { t } = useTranslation();
  if (search !== '') return <p>{t('people.noneFits')}</p>;
  return <EmptyState title={t('people.none.title')} text={t(`people.none.${role ?? 'all'}`)} />;
}

/** What became of a change, in words of the service where it refused. */
function PeopleToast({ answer }: { answer: PeopleAnswer | undefined }) {
  const { t } = useTranslation();
  const message = answer && {
    text: answer.result.ok
      ? t(`people.done.${answer.act}`, { who: answer.who })
      : (answer.result.message ?? t('parts.refused')),
    kind: answer.result.ok ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
