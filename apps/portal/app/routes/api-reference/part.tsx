import { Link } from 'react-router';
import { NotFound } from '../../shell/not-found.tsx';
import { GroupPart } from './group-part.tsx';
import { ListsPart } from './lists-part.tsx';
import type { loadPart } from './load-part.server.ts';
import { ReferenceNav } from './reference-nav.tsx';
import { useReferenceWords } from './reference-words.ts';
import { withMarks } from './told.tsx';

/** A page of the reference below its list of all calls. */
export function Part({ shown }: { shown: ReturnType<typeof loadPart> }) {
  const { part, groups } = shown;
  const said = useReferenceWords();
  if (!part) return <NotFound />;
  const [name, title, lead] =
    part.kind === 'group'
      ? [part.group.name, part.group.title, part.group.text]
      : ['', part.title, part.lead];
  return (
    <div className="page api">
      <header className="api-head">
        <p className="api-trail">
          <Link to="/api/docs">{said.title}</Link>
        </p>
        <h1>{title}</h1>
        <p className="api-lead">{withMarks(lead)}</p>
      </header>
      <div className="api-columns">
        <div className="api-main">
          {part.kind === 'group' ? (
            <GroupPart key={name} calls={part.calls} isGraphql={name === 'graphql'} />
          ) : (
            <ListsPart lists={part.lists} />
          )}
        </div>
        <ReferenceNav groups={groups} current={name} />
      </div>
    </div>
  );
}
