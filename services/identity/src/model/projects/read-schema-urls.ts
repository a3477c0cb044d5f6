const PREFIX = 'base64://';

type WithSchemas = { identity?: { schemas?: unknown } };

/**
 * A copy of settings in which identity schemas that are given as `url`, in Base64 as Ory's tools write them, stand as `schema`. What
 * cannot be read is left as it is, and so is found when the settings are checked.
 */
export function readSchemaUrls(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = structuredClone(settings) as Record<string, unknown> & WithSchemas;
  const schemas: unknown[] = Array.isArray(copy.identity?.schemas) ? copy.identity.schemas : [];
  for (const entry of schemas as { url?: unknown; schema?: unknown }[]) {
    const schema = typeof entry?.url === 'string' ? readUrl(entry.url) : undefined;
    if (schema === undefined) continue;
    entry.schema = schema;
    delete entry.url;
  }
  return copy;
}

function readUrl(url: string): unknown {
  if (!url.startsWith(PREFIX)) return undefined;
  try {
    return JSON.parse(Buffer.from(url.slice(PREFIX.length), 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
