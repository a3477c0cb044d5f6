/** The JSON patch (RFC 6902) that gives a project a permission language. */
export function languagePatch(source: string) {
  const path = '/services/permission/config/namespaces/location';
  return [{ op: 'replace' as const, path, value: `base64://${Buffer.from(source).toString('base64')}` }];
}
