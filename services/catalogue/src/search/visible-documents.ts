import type { IndexView } from './index-memory.ts';
import { OrdinalSet } from './ordinal-set.ts';

/**
 * Whose datasets a search may show beside the active public ones, and whether it is to show them. Asking
 * for private ones is not a privilege: it adds only those of the caller's own organisations.
 */
export type Visibility = {
  organizations: 'all' | readonly string[];
  includePrivate: boolean;
  includeDrafts: boolean;
  includeDeleted: boolean;
};

/** What everybody may see. */
export const publicOnly: Visibility = {
  organizations: [],
  includePrivate: false,
  includeDrafts: false,
  includeDeleted: false,
};

/** The columns that decide on visibility. */
export const visibilityColumns = ['state', 'capacity', 'owner_org'] as const;

/** The documents a caller may find. */
export function visibleDocuments(view: IndexView, visibility: Visibility): OrdinalSet {
  const state = view.column('state');
  const capacity = view.column('capacity');
  const active = state.selectValue('active');
  const own = ownDocuments(view, visibility.organizations);
  const added = [
    visibility.includePrivate ? active : new OrdinalSet(),
    visibility.includeDrafts ? state.selectValue('draft') : new OrdinalSet(),
    visibility.includeDeleted ? state.selectValue('deleted') : new OrdinalSet(),
  ].map((set) => set.intersection(own));
  return added.reduce((all, some) => all.union(some), active.intersection(capacity.selectValue('public')));
}

function ownDocuments(view: IndexView, organizations: 'all' | readonly string[]): OrdinalSet {
  if (organizations === 'all') return view.documents;
  if (organizations.length === 0) return new OrdinalSet();
  const ids = new Set(organizations);
  return view.column('owner_org').select((id) => ids.has(id));
}
