import type { HeadersFunction } from 'react-router';

/**
 * The headers of a page that shows a flow: it is one browser's, and no copy of it is kept anywhere. An action that
 * sends the browser on may name where.
 */
export const flowHeaders: HeadersFunction = ({ actionHeaders }) => {
  const refresh = actionHeaders.get('refresh');
  return { 'cache-control': 'private, no-store', ...(refresh ? { refresh } : {}) };
};
