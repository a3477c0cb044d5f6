import type { CrashSite } from '../crash/crash-site.ts';
import type { Visitor } from './visitor.ts';

/** What somebody does on the site, from the first page to what they came for. */
export interface Journey {
  /** A sentence that says what works. */
  name: string;
  walk(visitor: Visitor, site: CrashSite): Promise<void>;
}
