import type { FastifyRequest } from 'fastify';
import { languageOf } from './negotiate.ts';

const words = {
  en: {
    title: 'Accounts are not available at the moment',
    text: 'Nothing was changed. Please try again in a moment.',
    home: 'To the home page',
  },
  fr: {
    title: 'Les comptes ne sont pas disponibles pour le moment',
    text: 'Rien n’a été modifié. Veuillez réessayer dans un instant.',
    home: 'Vers la page d’accueil',
  },
};

/** What a browser shows that follows a link or sends a form to a flow while a store is away: it needs no store itself. */
export function pageWhileAway(request: FastifyRequest): string {
  const language = languageOf(request);
  const { title, text, home } = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`;
}
