import type { MapProjection, Topology } from '@gazetteer/charts';
import type { TextInLanguages } from '@gazetteer/kernel';

export type AreaRow = {
  code: string | number;
  /** May be left out for areas that are known, to say more about them. */
  name?: string;
  /** Code of the area it lies in; a code that comes twice, in two of them, lies in both. */
  parent?: string | number;
  validFrom?: string;
  validTo?: string;
  aliases?: string[];
  /** Its codes in other schemes, by scheme. */
  codes?: Record<string, string | number>;
  /** Code of the area that took its place. */
  replacedBy?: string | number;
};

export type AreaImport = {
  /** Translations of titles are as known where left out. */
  scheme: { id: string; title: string; title_translated?: TextInLanguages };
  level: {
    id: string;
    title: string;
    title_translated?: TextInLanguages;
    /** Digits of a code with its zeros, such as 5 for FIPS counties; 0 where codes are not numbers; as known where left out. */
    codeWidth?: number;
    parent?: {
      level: string;
      codeWidth: number;
      /** The parent's code is this many leading digits. */
      prefix?: number;
    };
  };
  /** Where left out, codes and names are taken from the shapes; what is known of an area and not said here stays. */
  rows?: AreaRow[];
  boundaries?: {
    /** The date or year the boundaries stand for, such as 2017. */
    vintage: string;
    topology: Topology;
    /** Which object of the topology; the only one where there is one. */
    object?: string;
    /** Property that holds the code; the shape's id where left out. */
    codeProperty?: string;
    nameProperty?: string;
    projection?: MapProjection;
    source?: string;
  };
};

/** A level with what was known of it before. */
export type SettledLevel = AreaImport['level'] & { codeWidth: number };

/** `changed` counts the areas that are new or not as they were. */
export type AreaImportResult = {
  areas: number;
  changed: number;
  boundaries: 'none' | 'stored' | 'unchanged';
};
