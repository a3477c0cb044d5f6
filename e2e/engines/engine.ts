import type { WebDriver } from 'selenium-webdriver';

/** A browser engine on this machine. */
export interface Engine {
  name: EngineName;
  /** Opens a browser without a past, which stores what it must in `folder`. */
  open(folder: string): Promise<BrowserSession>;
  /** Ends what all its browsers share. */
  close(): Promise<void>;
}

/** The engines besides Chromium, which the browser tests have. */
export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** One browser with one window. */
export interface BrowserSession {
  driver: WebDriver;
  /** The folder that downloads arrive in. */
  downloads: string;
  /** Makes the room for the page as narrow as it goes, 360 pixels at least. */
  narrow(): Promise<void>;
  /** Begins to note errors of the page that is open, where the driver does not tell of them by itself. */
  listen(): Promise<void>;
  /** What scripts of pages failed with so far, without anybody catching it, and what pages wrote as errors. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
