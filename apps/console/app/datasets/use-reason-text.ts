import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';

/** What went wrong with a file: the code of the answer and, where the file itself is at fault, the server's reason. */
export interface Problem {
  problem: string;
  reason?: { code: string; params: Record<string, string | number>; line: number | null } | undefined;
}

/** Tells in words why a file was refused. */
export function useReasonText(largestFile: number): (problem: Problem) => string {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  return ({ problem, reason }) => {
    if (reason && i18n.exists(`data.look.refused.${reason.code}`)) {
      const cause = t(`data.look.refused.${reason.code as 'empty'}`, { ...reason.params });
      return reason.line === null ? cause : t('data.look.refused.at_line', { cause, line: reason.line });
    }
    const known = i18n.exists(`data.look.problem.${problem}`) ? problem : 'other';
    return t(`data.look.problem.${known as 'other'}`, { size: figures.bytes(largestFile) });
  };
}
