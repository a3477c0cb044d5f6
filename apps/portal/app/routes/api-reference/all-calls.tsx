import { Button } from '@gazetteer/ui';
import { useEffect } from 'react';
import { Form, Link, useNavigate, useSubmit } from 'react-router';
import { CallPath } from './call-path.tsx';
import type { CallList, FoundGroup } from './load-calls.server.ts';
import { ReferenceNav } from './reference-nav.tsx';
import { useReferenceWords } from './reference-words.ts';
import { Told } from './told.tsx';

/** The id that the frame gives to what is in it: no group has it as its anchor. */
const mainId = 'content';

/** What the API can do by its groups, or the calls that have the words somebody looks for. */
export function AllCalls({ shown }: { shown: CallList }) {
  const { groups, ways, count, words, publicUrl } = shown;
  const said = useReferenceWords();
  useCallOfAnchor();
  return (
    <div className="page api">
      <header className="api-head">
        <h1>{said.title}</h1>
        <p className="api-lead">{said.lead}</p>
      </header>
      <div className="api-columns">
        <div className="api-main">
          <Start publicUrl={publicUrl} />
          <SearchForm words={words} />
          <p className="api-count" role="status">
            {said.count(count)}
          </p>
          <div className={words ? undefined : 'api-groups'}>
            {groups.map((group) => (
              <Group key={group.name} group={group} />
            ))}
          </div>
        </div>
        <ReferenceNav groups={ways} />
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

/** Looks for calls as one types; without script it is sent by its button. */
function SearchForm({ words }: { words: string }) {
  const said = useReferenceWords();
  const submit = useSubmit();
  return (
    <Form className="api-search" role="search" action="/api/docs" preventScrollReset>
      <label>
        <span>{said.filter}</span>
        <input
          type="search"
          name="q"
          defaultValue={words}
          onChange={({ currentTarget }) =>
            void submit(currentTarget.form, { replace: true, preventScrollReset: true })
          }
          autoComplete="off"
        />
      </label>
      <Button type="submit">{said.find}</Button>
    </Form>
  );
}

/** A group with the calls of it that were found, or with how many it has. */
function Group({ group: { name, title, text, count, calls } }: { group: FoundGroup }) {
  const said = useReferenceWords();
  return (
    <section id={name === mainId ? undefined : name} className="api-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>
        <Link to={`/api/docs/${name}`}>{title}</Link>
      </h2>
      <p>{text}</p>
      {calls ? (
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
      ) : (
        <p>{said.count(count)}</p>
      )}
    </section>
  );
}

/** The reference was one page once: an address with the anchor of a call leads on to the page of its group. */
function useCallOfAnchor(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id && !document.getElementById(id)) {
      void navigate(`/api/docs?${new URLSearchParams({ call: id })}`, { replace: true });
    }
  }, [navigate]);
}
