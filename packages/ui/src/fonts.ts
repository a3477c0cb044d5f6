// Who preloads the fonts shows the theme that uses them.
import './theme.css';
import sans from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** The two font files that every page shows at once, to be preloaded. */
export const fontFiles: readonly string[] = [sans, serif];
