import { useTranslation } from 'react-i18next'
import type { RangeProblem } from '../engine/ranges.ts'

/** Words what is wrong with a range, beside its field. */
export function useRangeText(): (problem: RangeProblem | null, pages: number) => string | undefined {
  const { t } = useTranslation()
  return (problem, pages) => {
    if (!problem) return undefined
    const texts: Record<RangeProblem['code'], string> = {
      empty: t('Escribe las páginas, por ejemplo 1-3, 5, 8-.'),
      'not-a-range': t('«{{part}}» no es una página ni un intervalo. Escribe por ejemplo 1-3, 5, 8-.', {
        part: problem.part,
      }),
      backwards: t('El intervalo {{part}} va al revés: escribe primero la página menor.', {
        part: problem.part,
      }),
      beyond: t('{{part}} queda fuera: hay páginas de la 1 a la {{pages}}.', { part: problem.part, pages }),
    }
    return texts[problem.code]
  }
}
