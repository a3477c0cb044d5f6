import type { Mark } from '../spec/vocabulary.ts';

/** A chart in words. */
export type ChartDescription = {
  kind: Mark;
  title: string;
  /** What is measured, where the title is a person's own, and the unit. */
  subtitle?: string | undefined;
  /** What it is, the title and what the figures say, for `alt`. */
  alt: string;
  /** What the figures say. */
  summary: string;
  /** Who publishes the figures and what time they cover; undefined where nothing is known. */
  caption: string | undefined;
};
