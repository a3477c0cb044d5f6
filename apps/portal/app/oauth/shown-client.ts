/** An application as the OAuth2 service tells people of it. */
export interface ShownClient {
  client_id: string;
  client_name: string;
  /** The host to which the browser goes back; null for an application on a device. */
  site: string | null;
  policy_uri?: string;
  tos_uri?: string;
}

/** The letters that stand for an application: of its first two words, or the first of its only one. */
export function initialsOf({ client_name: name }: ShownClient): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
