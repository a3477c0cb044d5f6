/** A value, or a function that is asked for it at every call, for example for a token that is renewed meanwhile. */
type Told<Value> = Value | (() => Value | undefined | Promise<Value | undefined>);

/** Who calls. In a browser the cookies of the site say so, and none of these is needed. */
export type Credentials = {
  /** An API key or an access token, sent as `Authorization: Bearer …`. */
  bearer?: Told<string>;
  /** The token of an app's session, sent as `X-Session-Token`. */
  sessionToken?: Told<string>;
  /** The cookies of a person, for servers that call for them; browsers let no script set them. */
  cookie?: Told<string>;
};

async function told<Value>(value: Told<Value> | undefined): Promise<Value | undefined> {
  return typeof value === 'function' ? await (value as () => Value | Promise<Value>)() : value;
}

/** The headers that say who calls. */
export async function credentialHeaders(given: Credentials): Promise<Record<string, string>> {
  const [bearer, token, cookie] = await Promise.all([
    told(given.bearer),
    told(given.sessionToken),
    told(given.cookie),
  ]);
  return {
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(token ? { 'x-session-token': token } : {}),
    ...(cookie ? { cookie } : {}),
  };
}
