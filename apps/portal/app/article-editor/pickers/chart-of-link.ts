/** The chart that a link to a saved chart leads to; undefined for any other text. */
export function chartOfLink(text: string): string | undefined {
  const address = text.trim();
  try {
    const { pathname, searchParams } = new URL(address, 'https://site.invalid');
    const visID = pathname === '/visualise' ? searchParams.get('vis_id') : undefined;
    return visID && /^[\w-]{1,100}$/.test(visID) ? visID : undefined;
  } catch {
    return undefined;
  }
}
