import { Link } from 'react-router';
import type { HelpPage } from '../../help/load-help.server.ts';
import { HelpSections } from './help-sections.tsx';

/** What one would like to do, each with the page that tells how. */
export function HelpOverview({ page: { title, lead, topics, sections } }: { page: HelpPage }) {
  return (
    <div className="page help">
      <header className="help-head">
        <h1>{title}</h1>
        <p className="help-lead">{lead}</p>
      </header>
      <ul className="help-cards">
        {topics.map((topic) => (
          <li key={topic.name}>
            <h2>
              <Link to={topic.path}>{topic.title}</Link>
            </h2>
            <p>{topic.lead}</p>
          </li>
        ))}
      </ul>
      <HelpSections sections={sections} />
    </div>
  );
}
