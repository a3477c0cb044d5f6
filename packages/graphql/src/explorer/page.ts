import { escapeHtml } from '@gazetteer/kernel';
import type { GraphQLSchema } from 'graphql';
import { examples } from './examples.ts';
import { renderReference } from './reference.ts';
import { type Language, texts, themeAttribute } from './texts.ts';

export type PageState = {
  query?: string | undefined;
  variables?: string | undefined;
  cookies?: string | undefined;
  keywords?: readonly string[] | undefined;
};

/** Makes the explorer page. Its script and style are files of this site, so a strict policy holds. */
export function createPage(schema: GraphQLSchema, version: string) {
  const reference = {
    en: renderReference(schema, texts.en),
    fr: renderReference(schema, texts.fr),
  };
  return (language: Language, state: PageState): string => {
    const t = texts[language];
    const first = examples[0];
    const query = state.query ?? first?.query ?? '';
    const variables = state.query === undefined ? (first?.variables ?? '') : (state.variables ?? '');
    return `<!doctype html>
<html lang="${language}"${themeAttribute(state.cookies)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t.title}</title>
<meta name="description" content="${t.intro}">
<meta name="keywords" content="${escapeHtml((state.keywords ?? []).join(', '))}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/graphql/explorer.css?v=${version}">
<script type="module" blocking="render" src="/graphql/explorer.js?v=${version}"></script>
</head>
<body>
<header>
<h1>${t.title}</h1>
<p>${t.intro}</p>
<nav><a href="/">${t.home}</a></nav>
</header>
<main>
<form id="explorer" action="/graphql" method="get"
 data-waiting="${t.waiting}" data-done="${t.done}" data-failed="${t.failed}" data-bad-variables="${t.badVariables}">
<fieldset><legend>${t.examples}</legend>
${examples.map(renderExample(language)).join('\n')}
</fieldset>
<label for="query">${t.query}</label>
<textarea id="query" name="query" rows="16" spellcheck="false" autocapitalize="off">${escapeHtml(query)}</textarea>
<p><button type="submit" name="format" value="json">${t.run}</button> <small>${t.hint}</small></p>
<label for="variables">${t.variables}</label>
<textarea id="variables" name="variables" rows="3" spellcheck="false" autocapitalize="off">${escapeHtml(variables)}</textarea>
<label for="key">${t.key}</label>
<input id="key" type="password" autocomplete="off">
</form>
<section aria-labelledby="answer-title">
<h2 id="answer-title">${t.answer}</h2>
<p id="status" role="status"></p>
<pre id="answer" tabindex="0" aria-labelledby="answer-title"></pre>
</section>
<section aria-labelledby="reference-title">
<h2 id="reference-title">${t.reference}</h2>
${reference[language]}
</section>
</main>
</body>
</html>
`;
  };
}

const renderExample =
  (language: Language) =>
  ({ name, query, variables = '' }: (typeof examples)[number]): string => {
    const address = new URLSearchParams({ query, ...(variables && { variables }) });
    return `<a href="/graphql?${escapeHtml(address.toString())}">${name[language]}</a>`;
  };
