import { Link, NavLink } from 'react-router';
import type { ListedGroup } from './list-groups.ts';
import { useReferenceWords } from './reference-words.ts';

/** The way to every group, where the page does not list them itself, and to what else there is about the API. */
export function ReferenceNav({ groups, current }: { groups: readonly ListedGroup[]; current?: string }) {
  const said = useReferenceWords();
  return (
    <nav className="api-nav" aria-label={groups.length > 0 ? said.groups : said.more}>
      {groups.length > 0 ? (
        <>
          <h2>{said.groups}</h2>
          <ul>
            {groups.map(({ name, title, count }) => (
              <li key={name}>
                <Link to={`/api/docs/${name}`} aria-current={name === current ? 'page' : undefined}>
                  {title}
                </Link>{' '}
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>{said.more}</h2>
      <ul>
        <li>
          <NavLink to="/api/docs/errors">{said.errors}</NavLink>
        </li>
        <li>
          <NavLink to="/api/docs/project-settings">{said.projectSettings}</NavLink>
        </li>
        <li>
          <a href="/graphql">{said.explorer}</a>
        </li>
        <li>
          <a href="/api/openapi.json">{said.openapi}</a>
        </li>
      </ul>
    </nav>
  );
}
