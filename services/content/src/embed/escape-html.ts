const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An address as an attribute takes it; empty where it leads anywhere but to a page of the web. */
export function escapeAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? escapeHtml(address) : '';
}
