import { useTranslation } from 'react-i18next';
import { useFigures } from '../../site/use-shell.ts';

/** Tells in words what the code of a refused import means. */
export function useProblemText(largestFile: number): (problem: string) => string {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  return (problem) => {
    if (problem === 'stopped') return t('import.stopped');
    const known = i18n.exists(`import.problem.${problem}`) ? problem : 'other';
    return t(`import.problem.${known as 'too_large'}`, { size: figures.bytes(largestFile) });
  };
}
