/** What the identity service tells of a person, as far as pages use it. */
export interface Identity {
  id: string;
  schema_id: string;
  traits: Readonly<Record<string, unknown>>;
  verifiable_addresses?: readonly { value: string; verified: boolean; status?: string }[];
  created_at?: string;
}

export interface Device {
  ip_address?: string;
  user_agent?: string;
  location?: string;
}

/** One sign-in of a person on one device. */
export interface Session {
  id: string;
  identity: Identity;
  authenticator_assurance_level?: string;
  authenticated_at?: string;
  issued_at?: string;
  expires_at?: string;
  devices?: readonly Device[] | null;
}

/** What a person is called: by name where they gave one, else by the first thing that tells them from others. */
export function nameOf({ traits }: Identity): string {
  const { name } = traits;
  if (typeof name === 'string' && name.trim() !== '') return name;
  if (typeof name === 'object' && name !== null) {
    const parts = Object.values(name).filter((part) => typeof part === 'string' && part.trim() !== '');
    if (parts.length > 0) return parts.join(' ');
  }
  for (const trait of ['email', 'username', 'phone']) {
    const value = traits[trait];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
