import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink } from '@gazetteer/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { SavedFilters } from '../../../parts/saved-filters.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import { NeedsLanguage } from '../../../relation-tuples/needs-language.tsx';
import { TupleFields } from '../../../relation-tuples/tuple-fields.tsx';
import type { Route } from './+types/page';
import { AddTuple } from './add-tuple.tsx';
import { changeTuples } from './change-tuples.server.ts';
import { DeleteAll } from './delete-all.tsx';
import { loadTuples } from './load-tuples.server.ts';
import { TupleTable } from './tuple-table.tsx';
import { TuplesAnswerNotice } from './tuples-answer.tsx';
import styles from './tuples.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('permissions.tuples.title');
  return { title, ...(await loadTuples(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeTuples(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The relationship tuples of a project: who stands in which relation to what. */
export default function TuplesPage({ loaderData }: Route.ComponentProps) {
  const { tuples, next, typed, isNoSet, isFiltered, declared, undeclared, relations, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const namespaces = [...declared, ...undeclared];
  return (
    <>
      <div className="console-head">
        <h1>{t('permissions.tuples.title')}</h1>
        {mayChange && declared.length > 0 ? (
          <ButtonLink to={`${address}/tuples/import`}>{t('permissions.tuples.import')}</ButtonLink>
        ) : null}
      </div>
      <p className="console-note">{t('permissions.tuples.about')}</p>
      <TuplesAnswerNotice answer={answer} declared={declared} />
      {mayChange && declared.length > 0 ? (
        <AddTuple answer={answer} namespaces={declared} relations={relations} />
      ) : null}
      {namespaces.length > 0 ? (
        <div className="console-filters">
          <Form method="get" role="search" className={styles.filter} key={JSON.stringify(typed)}>
            <TupleFields typed={typed} namespaces={namespaces} relations={relations} isNoSet={isNoSet} />
            <Button type="submit">{t('permissions.tuples.find')}</Button>
          </Form>
          <SavedFilters list="tuples" />
        </div>
      ) : null}
      {undeclared.length > 0 ? (
        <p className={styles.answer}>
          {t('permissions.tuples.undeclared.text')}{' '}
          {undeclared.map((name, index) => (
            <Fragment key={name}>
              {index > 0 ? ', ' : null}
              <Link to={`?namespace=${encodeURIComponent(name)}`}>{name}</Link>
            </Fragment>
          ))}
        </p>
      ) : null}
      {tuples.length > 0 ? <TupleTable tuples={tuples} declared={declared} /> : null}
      {tuples.length === 0 && isFiltered ? <p>{t('permissions.tuples.noneFits')}</p> : null}
      {tuples.length === 0 && !isFiltered && declared.length > 0 ? <NoTuples /> : null}
      {tuples.length === 0 && !isFiltered && declared.length === 0 ? <NeedsLanguage /> : null}
      <TokenPager next={next} />
      {mayChange && tuples.length > 0 ? <DeleteAll typed={typed} answer={answer} /> : null}
      <ApiCalls calls={calls} />
    </>
  );
}

function NoTuples() {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  return (
    <EmptyState title={t('permissions.tuples.none.title')} text={t('permissions.tuples.none.text')}>
      {mayChange ? (
        <ButtonLink to={`${address}/tuples/import`}>{t('permissions.tuples.import')}</ButtonLink>
      ) : null}
    </EmptyState>
  );
}
