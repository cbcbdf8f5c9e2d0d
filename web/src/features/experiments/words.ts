import type { Experiment, ExperimentGoal } from '@aurelio/contracts/experiments'
import type { TFunction } from 'i18next'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'

/** Spanish texts, translated where they are shown. */
export const goalNames = {
  form: 'Un formulario enviado',
  click: 'Un enlace marcado como objetivo',
} as const satisfies Record<ExperimentGoal, string>

export const experimentProblemWords: ProblemWords = {
  TEST_UNPUBLISHED: 'La página no está publicada: publícala y empieza después la prueba.',
  TEST_UNCOUNTED:
    'El sitio de esta página no cuenta visitas, así que la prueba no sabría quién vio qué. Cámbialo en los ajustes del sitio.',
  TEST_HOPELESS:
    'Con estas visitas la prueba no llegaría a nada en cuatro semanas. Busca un efecto mayor o trae más visitas.',
  TEST_RUNNING: 'La prueba está en marcha y lo que ven las visitas ya no cambia. Detenla primero.',
  TOO_MANY_IDEAS: 'Ya no caben más ideas. Quita alguna que no quieras probar.',
  TEST_APPLIED: 'Ya se aplicó otra variante de esta prueba.',
}

export function formatPercent(part: number, digits = 1): string {
  return `${formatNumber(Number((part * 100).toFixed(digits)))} %`
}

/** What can be said of a test, in one line, and what it means. */
export function verdictWords(
  t: TFunction,
  { verdict, endedAt }: Experiment,
): { line: string; means: string } {
  const isOver = endedAt !== null
  switch (verdict?.kind) {
    case 'winner':
      return {
        line: t('Gana {{letter}}', { letter: verdict.winner }),
        means: t(
          'La diferencia no se explica por el azar (p = {{p}}), se mire cuando se mire. De cada cien pruebas sin diferencia, menos de cinco acaban así.',
          { p: formatNumber(Number((verdict.p ?? 0).toPrecision(2))) },
        ),
      }
    case 'no-difference':
      return {
        line: t('Sin diferencia clara'),
        means: verdict.isOutOfTime
          ? t(
              'Se acabó el tiempo sin que ninguna destacara. También se aprende: el cambio no importaba tanto.',
            )
          : t('Quedarse con A no cuesta nada que importe: las variantes rinden casi igual.'),
      }
    case 'mismatch':
      return {
        line: t('El reparto no es el pedido'),
        means: t(
          'Una variante recibe más visitas de las que le tocan (p = {{p}}). Algo falla al contar, así que no se concluye nada.',
          { p: formatNumber(Number((verdict.p ?? 0).toPrecision(2))) },
        ),
      }
    case 'running':
      return {
        line: isOver ? t('Se detuvo sin una diferencia clara') : t('Todavía no se sabe'),
        means: t(
          'Con lo contado hasta ahora, la diferencia puede ser azar. Mirarlo cada día no cambia el resultado.',
        ),
      }
    case 'too-early':
    case undefined:
    default:
      return {
        line: isOver ? t('Se detuvo antes de poder decir nada') : t('Es pronto'),
        means: t(
          'Para decir algo hacen falta 7 días completos y, en cada variante, 100 visitantes y 25 conversiones.',
        ),
      }
  }
}
