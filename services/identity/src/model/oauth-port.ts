/** What sign-in asks of the OAuth2 service; the composition hands it in where there is one. */
export type OauthPort = {
  /** The authorization request that waits for a sign-in, or undefined when there is none of this name. */
  findLogin(challenge: string): Promise<{ skip: boolean; subject: string } | undefined>;
  /** Tells it who has signed in. @returns where the browser goes on */
  acceptLogin(challenge: string, identityId: string): Promise<string>;
};
