type Security = readonly Readonly<Record<string, readonly string[]>>[];

/**
 * How the description says who makes a call that is not open to keys, by the names of its security schemes (OpenAPI 3.1,
 * Security Requirement Object): generated clients send no other credentials with it.
 */
export const calledBy: Record<'visitors' | 'people' | 'clients' | 'bearers' | 'anybody', Security> = {
  /** Anybody, signed in or not, by cookies or by a session token. */
  visitors: [{}, { session: [] }, { sessionToken: [] }],
  /** Who is signed in. */
  people: [{ session: [] }, { sessionToken: [] }],
  /** Programs that prove by a secret which client they are, unless they are public ones. */
  clients: [{}, { basic: [] }],
  /** The bearer of a token that the call itself reads. */
  bearers: [{ bearer: [] }],
  /** Nobody in particular. */
  anybody: [],
};
