import type { DatasetEmbed } from '@gazetteer/markdown';

/** A public dataset as articles name and show it. */
export type NamedDataset = DatasetEmbed & { name: string };

/** What articles need of whoever keeps the catalogue; implemented where the process is composed. */
export type DatasetPort = {
  /** Those of these datasets that everybody may see, by name. Others are as if they were not there. */
  findPublic(names: readonly string[]): Promise<Map<string, NamedDataset>>;
};
