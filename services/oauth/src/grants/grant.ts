/** What somebody has let a program do. */
export type Grant = {
  id: string;
  clientId: string;
  subject: string;
  scope: string[];
  audience: string[];
  /** What the consent put into the tokens, and the name under which a pairwise client knows the subject if it was chosen. */
  session: {
    access_token?: Record<string, unknown>;
    id_token?: Record<string, unknown>;
    subject_identifier?: string;
  };
  remember: boolean;
  /** Until when nobody is asked again; null for ever, where it is remembered. */
  rememberedUntil: string | null;
  /** The consent request that was answered. */
  request: Record<string, unknown>;
  handledAt: string;
  expiresAt: string;
};
