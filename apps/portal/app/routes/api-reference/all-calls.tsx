import { Button } from '@gazetteer/ui';
import { useEffect, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { CallPath } from './call-path.tsx';
import { filterCalls } from './filter-calls.ts';
import type { loadAllCalls } from './load-reference.server.ts';
import { ReferenceNav } from './reference-nav.tsx';
import { useReferenceWords } from './reference-words.ts';
import { Told } from './told.tsx';

/** The id that the frame gives to what is in it: no group has it as its anchor. */
const mainId = 'content';

/** Every call of the API, by its group; an address with the anchor of a call leads to the call. */
export function AllCalls({ shown }: { shown: ReturnType<typeof loadAllCalls> }) {
  const { groups, publicUrl } = shown;
  const said = useReferenceWords();
  const [words, setWords] = useState(shown.words);
  const found = filterCalls(groups, words);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  useCallOfAnchor(groups);
  return (
    <div className="page api">
      <header className="api-head">
        <h1>{said.title}</h1>
        <p className="api-lead">{said.lead}</p>
      </header>
      <div className="api-columns">
        <div className="api-main">
          <Start publicUrl={publicUrl} />
          <Form className="api-search" role="search" action="/api/docs">
            <label>
              <span>{said.filter}</span>
              <input
                type="search"
                name="q"
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
                autoComplete="off"
              />
            </label>
            <Button type="submit">{said.find}</Button>
          </Form>
          <p className="api-count" role="status">
            {said.count(count)}
          </p>
          {found.map(({ name, title, text, calls }) => (
            <section
              key={name}
              id={name === mainId ? undefined : name}
              className="api-group"
              aria-labelledby={`group-${name}`}
            >
              <h2 id={`group-${name}`}>
                <Link to={`/api/docs/${name}`}>{title}</Link>
              </h2>
              <p>{text}</p>
              <ul>
                {calls.map(({ id, path, methods, summary }) => (
                  <li key={id} id={id === name ? undefined : id}>
                    <Link to={`/api/docs/${name}#${id}`}>
                      <CallPath methods={methods} path={path} />
                    </Link>{' '}
                    <Told as="span" text={summary} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <ReferenceNav groups={groups} />
      </div>
    </div>
  );
}

/** How the API is used at all, before any call of it. */
function Start({ publicUrl }: { publicUrl: string }) {
  const said = useReferenceWords();
  return (
    <section className="api-start" aria-labelledby="start">
      <h2 id="start" className="visually-hidden">
        {said.start}
      </h2>
      {said.introduction(publicUrl).map((text) => (
        <Told key={text} as="p" text={{ text }} />
      ))}
    </section>
  );
}

/** The reference was one page once: an address with the anchor of a call leads on to the page of its group. */
function useCallOfAnchor(groups: ReturnType<typeof loadAllCalls>['groups']): void {
  const navigate = useNavigate();
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const group = groups.find(({ name, calls }) => name !== id && calls.some((call) => call.id === id));
    if (group) void navigate(`/api/docs/${group.name}#${id}`, { replace: true });
  }, [groups, navigate]);
}
