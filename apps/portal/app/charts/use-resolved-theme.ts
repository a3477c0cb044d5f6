import { currentTheme } from '@gazetteer/ui';
import { useSyncExternalStore } from 'react';

type Shown = 'light' | 'dark';

/** Whether the page is light or dark now: by the visitor's choice, or by the machine's. */
export function useResolvedTheme(): Shown {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light');
}

const dark = '(prefers-color-scheme: dark)';

function shownTheme(): Shown {
  const chosen = currentTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia(dark).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const machine = matchMedia(dark);
  machine.addEventListener('change', onChange);
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    machine.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
