/**
 * The login page that leads on to `path` of this site. What may stand in a query stays readable, as in
 * `/login?return_to=/visualise?chart_type=bar`.
 */
export function loginAddress(path: string): string {
  const readable = encodeURIComponent(path).replace(/%2F/g, '/').replace(/%3F/g, '?').replace(/%3D/g, '=');
  return `/login?return_to=${readable}`;
}
