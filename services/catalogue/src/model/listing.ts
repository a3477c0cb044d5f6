import type { ResourceDictionary } from './resource.contract.ts';

/** What of a resource says whether visitors can use it. */
type Content = Pick<ResourceDictionary, 'url' | 'url_type' | 'datastore_active'>;

/** Whether visitors can use a resource: it has a table that answers, a file that downloads, or a link. */
export function isUsable({ url, url_type, datastore_active }: Content): boolean {
  // The address of a table alone leads nowhere until there is one.
  return datastore_active || (url !== '' && url_type !== 'datastore');
}

/** Whether visitors find a dataset wherever datasets are listed, counted or suggested, once it is public. */
export function isListed({
  resources,
}: {
  resources: readonly Pick<ResourceDictionary, 'idp_ready'>[];
}): boolean {
  return resources.some(({ idp_ready }) => idp_ready);
}

/** Why visitors find no resource of a dataset, or the dataset not at all. */
export const notListedReasons = ['no_resources', 'nothing_usable', 'held_back', 'other_publisher'] as const;
export type NotListedReason = (typeof notListedReasons)[number];

/**
 * Why visitors do not find a dataset where datasets are listed, once it is public; null where they do.
 * @param publisher the name of its organisation
 * @param publishers the names of the organisations that the portal is limited to; all where there are none
 */
export function whyNotListed(
  { resources }: { resources: readonly (Readiness & Content)[] },
  publisher: string | undefined,
  publishers: readonly string[],
): NotListedReason | null {
  if (publishers.length > 0 && !publishers.includes(publisher ?? '')) return 'other_publisher';
  if (isListed({ resources })) return null;
  if (resources.length === 0) return 'no_resources';
  return resources.some(isUsable) ? 'held_back' : 'nothing_usable';
}

/** Why visitors do not find a resource by the search; null where they do. */
export function whyResourceIsNotListed(
  resource: Readiness & Content,
): Extract<NotListedReason, 'held_back' | 'nothing_usable'> | null {
  if (resource.idp_ready) return null;
  return isUsable(resource) ? 'held_back' : 'nothing_usable';
}

/**
 * The same as conditions of a search.
 * @param publishers the names of the organisations that the portal is limited to; all where there are none
 */
export function listedClauses(publishers: readonly string[]): string[] {
  if (publishers.length === 0) return ['idp_ready:true'];
  return ['idp_ready:true', `organization:(${publishers.map((name) => `"${name}"`).join(' OR ')})`];
}

/** What a publisher says of the place of a resource among what visitors find. */
type Wish = {
  held_back?: boolean | null;
  idp_ready?: boolean | null;
  /** That of the description which the publisher has read and sends back. */
  metadata_modified?: unknown;
};
type Readiness = Pick<ResourceDictionary, 'held_back' | 'idp_ready'>;
type Known = Readiness & Content & Pick<ResourceDictionary, 'metadata_modified'>;

/**
 * Whether a resource is among what visitors find. Whatever they can use is, unless its publisher holds it back, by
 * `held_back` or by `idp_ready` false. Programs send back what they have read: that says nothing new, and nothing at all
 * where the resource has changed since, as when its table has come.
 */
export function readinessOf(wish: Wish, content: Content, previous: Known | undefined): Readiness {
  const heldBack = isHeldBack(wish, previous);
  const wasUsable = previous !== undefined && isUsable(previous);
  const isSaidReady = wish.idp_ready === true && !wasUsable;
  return { held_back: heldBack, idp_ready: !heldBack && (isUsable(content) || isSaidReady) };
}

function isHeldBack({ held_back, idp_ready, metadata_modified: read }: Wish, previous: Known | undefined) {
  const before = previous?.held_back ?? false;
  if (previous && typeof read === 'string' && read !== previous.metadata_modified) return before;
  if (typeof held_back === 'boolean' && held_back !== before) return held_back;
  if (typeof idp_ready === 'boolean' && idp_ready !== (previous?.idp_ready ?? !before)) return !idp_ready;
  return before;
}
