import type { VisitFileFault } from '@aurelio/contracts/rooms/visits'
import type { VisitTarget, VisitTool } from '@aurelio/contracts/visit-imports'
import { visitTargets } from '@aurelio/contracts/visit-imports'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

export const toolNames = {
  plausible: 'Plausible',
  umami: 'Umami',
  matomo: 'Matomo',
  ga4: 'Google Analytics 4',
  other: 'Otra herramienta',
} as const satisfies Record<VisitTool, string>

/** What a column becomes: Spanish texts, translated where they are shown. */
export const targetNames: Record<VisitTarget, string> = {
  skip: 'No se importa',
  date: 'Fecha',
  visits: 'Visitas',
  visitors: 'Visitantes',
  person: 'Quién (para contar visitantes)',
  conversions: 'Conversiones',
  source: 'Fuente',
  campaign: 'Campaña',
  medium: 'Medio',
  device: 'Dispositivo',
  browser: 'Navegador',
  language: 'Idioma',
  country: 'País',
}

export function isTarget(text: string): text is VisitTarget {
  return visitTargets.some((target) => target === text)
}

/** Why a row cannot be counted. */
const faults: Record<VisitFileFault, string> = {
  'no-date': 'Elige qué columna es la fecha.',
  date: 'la fecha no se entiende, o es de un día que no ha llegado.',
  figure: 'la cifra no es un número que pueda ser.',
  'more-visitors': 'hay más visitantes que visitas. Revisa qué columna es cada una.',
  empty: 'El archivo no tiene ninguna fila con fecha.',
}

export const importWords: ProblemWords = {
  VISIT_FILE_UNREADABLE:
    'Esto no parece un CSV con nombres de columna. Si es un .zip, ábrelo y elige uno de los CSV que lleva dentro.',
  VISIT_FILE_WRONG: ({ line, what }) =>
    line === 0
      ? i18n.t(faults[what])
      : i18n.t('Línea {{line}}: {{fault}}', { line: formatNumber(line), fault: i18n.t(faults[what]) }),
  VISIT_DAYS_TAKEN: 'Todos los días del archivo tienen ya visitas en este sitio: no se cuentan dos veces.',
  TOO_MANY_IMPORTS: 'Ya hay 100 importaciones. Deshaz alguna y vuelve a intentarlo.',
}
