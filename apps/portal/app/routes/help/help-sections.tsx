import type { HelpPage } from '../../help/load-help.server.ts';

/** The sections of a page. Their HTML was made from our own texts. */
export function HelpSections({ sections }: Pick<HelpPage, 'sections'>) {
  return sections.map(({ id, title, html }) => (
    <section key={id} className="help-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="article-text help-text" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
