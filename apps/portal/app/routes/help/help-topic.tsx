import { Link } from 'react-router';
import type { HelpPage } from '../../help/load-help.server.ts';
import { HelpSections } from './help-sections.tsx';

/** One topic: what it is for, its steps, and the way to the others. */
export function HelpTopicPage({ page }: { page: HelpPage }) {
  const { title, lead, sections, topics, topic, previous, next, words } = page;
  return (
    <div className="page help help-columns">
      <article className="help-topic">
        <header className="help-head">
          <nav aria-label={words.here}>
            <Link to="/help">{words.help}</Link>
          </nav>
          <h1>{title}</h1>
          <p className="help-lead">{lead}</p>
          <nav className="help-inside" aria-label={words.sections}>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <HelpSections sections={sections} />
        <nav className="help-around" aria-label={words.around}>
          <Way to={previous} word={words.previous} />
          <Way to={next} word={words.next} />
        </nav>
      </article>
      <nav className="help-topics" aria-labelledby="help-topics">
        <h2 id="help-topics">{words.topics}</h2>
        <ul>
          {topics.map(({ name, path, title: text }) => (
            <li key={name}>
              <Link to={path} aria-current={name === topic ? 'page' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Way({ to, word }: { to: { path: string; title: string } | undefined; word: string }) {
  return to ? (
    <Link to={to.path}>
      <span>{word}</span>
      {to.title}
    </Link>
  ) : null;
}
