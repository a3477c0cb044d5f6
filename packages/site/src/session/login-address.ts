/**
 * The login page that leads on to `path` of this site. What may stand in a query stays readable, as in
 * `/login?return_to=/visualise?chart_type=bar`.
 * @param level `aal2` for somebody who only owes the second step
 */
export function loginAddress(path: string, level: 'aal1' | 'aal2' = 'aal1'): string {
  const readable = encodeURIComponent(path).replace(/%2F/g, '/').replace(/%3F/g, '?').replace(/%3D/g, '=');
  return `/login?${level === 'aal2' ? 'aal=aal2&' : ''}return_to=${readable}`;
}
