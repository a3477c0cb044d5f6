import { createHash } from 'node:crypto';

/** A document for machines, ready to be sent. */
export type PublishedDocument = {
  mediaType: string;
  body: string;
  /** ISO 8601; when what it tells of last changed. */
  modified?: string | undefined;
  /** Addresses that belong to it, as they stand in a Link header. */
  links?: readonly string[];
};

/** A weak tag: compressed and plain form share it. */
export function entityTag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
