import type { ChartSpec } from '@gazetteer/charts';
import type { Client } from '@gazetteer/client';
import type { FetchInProcess } from '../call-in-process.ts';
import type { Picture, PictureLook } from './draw-picture.ts';

/** The portal as one caller reaches it: what the tools work with. All of it decides by the caller's own credentials. */
export type Portal = {
  /** Calls an action. @throws RequestError where it is refused */
  action: Client['action'];
  /** Asks any other address of the portal. */
  fetch: FetchInProcess;
  /** Draws a chart of a table. @throws ApplicationError where it cannot be drawn */
  draw(spec: ChartSpec, source: Pick<PictureLook, 'license' | 'address'>): Promise<Picture>;
  /** The tables with the most rows, whoever may read them: who tells of them has to ask for each. */
  largestTables(count: number): Promise<{ resource_id: string; row_count: number }[]>;
  /** Where visitors find the portal, without a slash at the end. */
  publicUrl: string;
  /** The conditions of every search that lists datasets. */
  listedOnly: readonly string[];
  /** What the portal is called. */
  name: string;
  /** In which texts are wanted that are written in several. */
  language: 'en' | 'fr';
};
