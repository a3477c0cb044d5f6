/** The windows that have a drawing of their own, the smallest first; style sheets that hold its room name the same. */
export const pictureWindows = { phone: '(max-width: 639px)', tablet: '(max-width: 1199px)' } as const;
