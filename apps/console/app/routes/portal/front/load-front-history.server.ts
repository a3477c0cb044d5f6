import { readContent } from '../../../content-calls/call-content.server.ts';
import { describePortalCall } from '../../../portal-calls/portal-client.server.ts';
import { changedParts, type PartName } from './changed-parts.ts';
import { type Choice, previewAddress } from './preview-address.ts';

/** A save of the front page as the content service tells it. */
type SavedChoice = Choice & {
  revision: number;
  saved_at: string;
  saved_by: string | null;
  restored_from: number | null;
};

/** A save as the list shows it. */
export interface ListedChoice {
  number: number;
  saved_at: string;
  saved_by: string | null;
  restored_from: number | null;
  /** In what it differs from the one before it; undefined where that is not told. */
  changes: PartName[] | undefined;
  preview: string;
}

/** The last saves of the front page, the newest first. @throws Response for whoever may not choose */
export async function loadFrontHistory(asking: Parameters<typeof readContent>[0]) {
  const { data } = await readContent<{ data: SavedChoice[] }>(asking, '/front-page/revisions');
  return {
    current: data[0]?.revision ?? 0,
    choices: data.map((saved, index): ListedChoice => {
      const { revision: number, saved_at, saved_by, restored_from } = saved;
      const before = data[index + 1];
      const changes = before && changedParts(before, saved);
      return { number, saved_at, saved_by, restored_from, changes, preview: previewAddress(saved) };
    }),
    calls: [
      describePortalCall(asking, 'listFrontPageRevisions', {}),
      describePortalCall(asking, 'restoreFrontPageRevision', { number: 1 }),
    ],
  };
}
