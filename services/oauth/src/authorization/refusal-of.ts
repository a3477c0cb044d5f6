import type { InteractionResult } from '../engine/waiting-request.ts';
import type { Rejection } from '../requests/request.ts';

/** What the application is told when a site has refused. */
export function refusalOf({ error, error_description, error_hint }: Rejection): InteractionResult {
  const description = [error_description, error_hint].filter(Boolean).join(' ');
  return {
    error: error || 'request_denied',
    error_description: description || 'The resource owner or authorization server denied the request.',
  };
}
