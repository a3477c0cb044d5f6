/** What one check found; `advice` says what to do about it. */
export type Finding = { state: 'ok' | 'warning' | 'problem'; name: string; message: string; advice?: string };
