/** The languages that texts are written in. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];
