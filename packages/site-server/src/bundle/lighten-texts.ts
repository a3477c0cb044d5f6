import type { Plugin } from 'vite';

/**
 * Sends browsers a small stand-in for i18next, which is a tenth of what a page would load.
 * @param standIn the file of the stand-in
 */
export function lightenTexts(standIn: string): Plugin {
  return {
    name: 'lighten-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'i18next' ? standIn : null),
  };
}
