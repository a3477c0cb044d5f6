/** The addresses of a public dataset that answer 410 once it is public no more. */
export function siteAddresses(name: string): string[] {
  return [`/p/${name}`, ...['jsonld', 'ttl', 'rdf'].map((ending) => `/dataset/${name}.${ending}`)];
}
