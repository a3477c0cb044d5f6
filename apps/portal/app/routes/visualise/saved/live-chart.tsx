import type { SavedPage } from './load-saved-page.server.ts';

export default function LiveChart(_: { page: SavedPage; onDrawn: () => void }) {
  return null;
}
