/**
 * A site at which people sign in with their account of a project: it says who is signed in, and signs them out again.
 * Run it as docs/guides/sign-in-for-a-site.md says.
 */
import { randomUUID } from 'node:crypto';
import dns from 'node:dns';
import { createServer } from 'node:http';
import * as openid from 'openid-client';

const { ISSUER, CLIENT_ID, CLIENT_SECRET, SITE = 'http://localhost:8000' } = process.env;
if (!ISSUER || !CLIENT_ID || !CLIENT_SECRET) {
  throw new Error('Please set ISSUER, CLIENT_ID and CLIENT_SECRET to what the console shows of the client.');
}

// Browsers know that names below localhost are this machine; many systems do not. A real host needs none of this.
const { lookup } = dns;
dns.lookup = (name, ...rest) => lookup(name.endsWith('.localhost') ? 'localhost' : name, ...rest);

// Without TLS on this machine only: elsewhere the issuer begins with https.
const isTrial = new URL(ISSUER).protocol === 'http:';
const gazetteer = await openid.discovery(
  new URL(ISSUER),
  CLIENT_ID,
  CLIENT_SECRET,
  openid.ClientSecretBasic(),
  {
    execute: isTrial ? [openid.allowInsecureRequests] : [],
  },
);

/** What is known of each browser, by its cookie: the sign-in under way, or who is signed in. A real site stores this. */
const visits = new Map();

const pages = {
  '/': async ({ visit, show }) => {
    const { person } = visit;
    show(
      person
        ? `<h1>Hello, ${escape(person.name ?? person.sub)}</h1><p>${escape(person.email ?? '')}</p><p><a href="/sign-out">Sign out</a></p>`
        : '<h1>Nobody is signed in</h1><p><a href="/sign-in">Sign in</a></p>',
    );
  },

  '/sign-in': async ({ visit, redirect }) => {
    // Ties the answer to this browser and this moment, so that nobody can slip somebody else's sign-in in.
    visit.verifier = openid.randomPKCECodeVerifier();
    visit.state = openid.randomState();
    redirect(
      openid.buildAuthorizationUrl(gazetteer, {
        redirect_uri: `${SITE}/callback`,
        scope: 'openid email profile',
        state: visit.state,
        code_challenge: await openid.calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
      }),
    );
  },

  '/callback': async ({ visit, url, redirect, show }) => {
    const error = url.searchParams.get('error');
    if (error) return show(`<h1>Not signed in</h1><p>${escape(error)}</p><p><a href="/">Back</a></p>`);
    const { verifier: pkceCodeVerifier, state: expectedState } = visit;
    const tokens = await openid.authorizationCodeGrant(gazetteer, url, { pkceCodeVerifier, expectedState });
    visit.person = tokens.claims();
    visit.idToken = tokens.id_token;
    redirect(`${SITE}/`);
  },

  '/sign-out': async ({ visit, redirect }) => {
    const { idToken } = visit;
    delete visit.person;
    delete visit.idToken;
    if (!idToken) return redirect(`${SITE}/`);
    redirect(
      openid.buildEndSessionUrl(gazetteer, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${SITE}/`,
      }),
    );
  },
};

createServer(async (request, response) => {
  const url = new URL(request.url, SITE);
  const id = /(?:^|; )visit=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  const key = visits.has(id) ? id : randomUUID();
  if (!visits.has(key)) {
    visits.set(key, {});
    response.setHeader('set-cookie', `visit=${key}; Path=/; HttpOnly; SameSite=Lax`);
  }
  const show = (html, status = 200) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Roads</title><main>${html}</main></html>`);
  };
  const redirect = (to) => response.writeHead(302, { location: String(to) }).end();
  try {
    const page = pages[url.pathname];
    if (page) await page({ visit: visits.get(key), url, show, redirect });
    else show('<h1>There is no such page</h1>', 404);
  } catch (error) {
    console.error(error);
    show('<h1>That did not work</h1><p><a href="/sign-in">Sign in again</a></p>', 500);
  }
}).listen(new URL(SITE).port || 80, () => console.log(`ready ${SITE}`));

/** Text as HTML: names and addresses are written by others. */
function escape(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
