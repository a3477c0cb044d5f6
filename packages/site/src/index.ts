/** What the pages of every site share; loaders find theirs in `@gazetteer/site/server`. */
export {
  downloadsOf,
  editAddress,
  embedAddress,
  pictureAddress,
  reportAddress,
  usualVisibility,
  viewAddress,
  visibilities,
  type Visibility,
} from './charts/chart-addresses.ts';
export { listenForSavedCharts, tellChartSaved } from './charts/saved-charts-channel.ts';
export type {
  ApiReference,
  ListedCall,
  ReferenceCall,
  ReferenceField,
  ReferenceGroup,
  ReferenceList,
  ReferencePart,
  ReferencePlace,
  ReferenceText,
  Trial,
  TrialField,
} from './context/api-reference.ts';
export { frameOfClosed } from './closed/closed-site.ts';
export { Maintenance } from './closed/maintenance.tsx';
export { SiteDocument } from './document/site-document.tsx';
export { startDocument } from './document/start-document.tsx';
export { browserStore, storedDrafts, type StoredDrafts, type TextStore } from './drafts/stored-drafts.ts';
export { frameOf, pageMeta, privateHeaders, unlistedMeta } from './frame/page-meta.ts';
export { type SiteFrame, useSiteFrame } from './frame/site-frame.ts';
export { useFigures } from './frame/use-figures.ts';
export { InlineScript } from './inline/inline.tsx';
export { Pager } from './pager/pager.tsx';
export { homepageOf, withHomepage } from './organizations/homepage.ts';
export { LatePart } from './replay/late-part.tsx';
export { listedOnly, publisherOnly, WITH_TABLE } from './search/listed-only.ts';
export { plainWords, quotedValue } from './search/plain-words.ts';
export { nameOf, type Device, type Identity, type Session } from './session/identity.ts';
export { loginAddress } from './session/login-address.ts';
export {
  type Language,
  languages,
  localText,
  type LocalText,
  type Logo,
  type MenuItem,
  type SectorSettings,
  type SiteSettings,
} from './settings/site-settings.ts';
export { LocalTime } from './time/local-time.tsx';
export { useMoments, useTimeZone } from './time/use-moments.ts';
export { valuesOfNote } from './texts/count-of-note.ts';
