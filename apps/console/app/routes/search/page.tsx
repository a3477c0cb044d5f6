import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { LONGEST_SEARCH } from '../../search/finding.ts';
import type { Route } from './+types/page';
import { findEverything } from './find-everything.server.ts';
import styles from './search.module.css';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const project = url.searchParams.get('project') || undefined;
  const findings = await findEverything({ context, request, url }, { words, project });
  return { title: translator(siteContext(context).locale)('search.title'), words, project, findings };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What fits some words in the console; with script the same stands in a window over each page. */
export default function SearchPage({ loaderData: { words, project, findings } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="console-head">
        <h1>{t('search.title')}</h1>
      </div>
      <Form method="get" role="search" className="console-search">
        <TextField
          label={t('search.label')}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={LONGEST_SEARCH}
        />
        {project === undefined ? null : <input type="hidden" name="project" value={project} />}
        <Button type="submit">{t('search.find')}</Button>
      </Form>
      <p className={styles.note}>{t(project === undefined ? 'search.scope' : 'search.scopeOfProject')}</p>
      {findings.length === 0 ? <p>{t('search.none')}</p> : null}
      <ul className={styles.list}>
        {findings.map(({ kind, text, note, to }) => (
          <li key={`${kind} ${to}`}>
            <Link to={to}>{text}</Link>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
