import { escapeHtml } from '@gazetteer/kernel';

/** How long pages of clients may take before the browser goes on. */
const SECONDS = 3;

/** A page that loads the sign-out pages of clients, unseen, and then goes on; without script. */
export function logoutPage(
  frontchannel: readonly string[],
  redirectTo: string,
  language: 'en' | 'fr',
): string {
  const words = WORDS[language];
  const frames = frontchannel.map((page) => `<iframe hidden src="${escapeHtml(page)}"></iframe>`).join('');
  const next = escapeHtml(redirectTo);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg" type="image/svg+xml">
<meta http-equiv="refresh" content="${SECONDS};url=${next}"></head>
<body><p>${words.text} <a href="${next}">${words.link}</a></p>${frames}</body></html>`;
}

const WORDS = {
  en: { title: 'Signing out', text: 'You are being signed out of the sites you used.', link: 'Go on' },
  fr: {
    title: 'Déconnexion',
    text: 'Vous êtes en train d’être déconnecté des sites utilisés.',
    link: 'Continuer',
  },
};

/** What the page may do: show the pages of these clients and the icon of the site, which browsers ask for, and nothing else. */
export function logoutPagePolicy(frontchannel: readonly string[]): string {
  const origins = new Set(frontchannel.map((page) => new URL(page).origin));
  return `default-src 'none'; img-src 'self'; frame-src ${[...origins].join(' ')}; frame-ancestors 'none'; base-uri 'none'`;
}
