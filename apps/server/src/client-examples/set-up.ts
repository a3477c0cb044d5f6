/** What the examples are given. */
export type Given = {
  /** Where the server is, such as `https://data.example.org`. */
  baseUrl: string;
  /** A key of one of its administrators. */
  adminKey: string;
  /** The bytes of a picture, such as \`await readFile('river.png')\`. */
  picture: Uint8Array<ArrayBuffer>;
  /** The bytes of a workbook with the sheets Owners and Notes. */
  workbook: Uint8Array<ArrayBuffer>;
};

/**
 * A `fetch` that remembers cookies, for programs that stand for a browser. A browser does so by itself: leave it out there.
 */
export function fetchWithCookies(): (url: string, init: RequestInit) => Promise<Response> {
  const cookies = new Map<string, string>();
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}

/** Leads a browser along the addresses of a server, as far as the one that is a page or of another site. */
export async function follow(
  visit: ReturnType<typeof fetchWithCookies>,
  address: string,
): Promise<URLSearchParams> {
  const answer = await visit(address, { redirect: 'manual' });
  const next = new URL(answer.headers.get('location') ?? '', address);
  return next.pathname.startsWith('/api/.ory/') ? follow(visit, next.href) : next.searchParams;
}
