import type { SequenceFinding, SequenceNode, SequenceNodeKind } from '@aurelio/contracts/sequence-graph'
import type { TFunction } from 'i18next'
import { formatNumber } from '../../../../platform/format.ts'
import { questionNames } from '../../questions/question-names.ts'

export const kindNames: Record<SequenceNodeKind, string> = {
  letter: 'Correo',
  wait: 'Espera',
  'wait-day': 'Espera hasta un día y una hora',
  'wait-for': 'Espera hasta que pase algo',
  condition: 'Condición',
  fork: 'Bifurcación',
  goal: 'Meta',
  label: 'Etiqueta',
  task: 'Tarea',
  webhook: 'Webhook',
}

export const weekdayNames = [
  'Cualquier día',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Domingo',
] as const

const unitTexts = {
  minutes: '{{count}} minutos',
  hours: '{{count}} horas',
  days: '{{count}} días',
} as const

export const portNames = {
  next: 'Después',
  yes: 'Sí',
  no: 'No',
  a: 'Camino A',
  b: 'Camino B',
} as const

export function lengthText(
  t: TFunction,
  { amount, unit }: { amount: number; unit: keyof typeof unitTexts },
): string {
  return t(unitTexts[unit], { count: amount })
}

/** What a step does, in a line. */
export function stepText(t: TFunction, node: SequenceNode): string {
  switch (node.kind) {
    case 'letter':
      return node.subject
    case 'wait':
      return lengthText(t, node)
    case 'wait-day':
      return `${t(weekdayNames[node.weekday] ?? weekdayNames[0])}, ${String(node.hour).padStart(2, '0')}:00`
    case 'wait-for':
      return t('{{question}}, o pasan {{time}}', {
        question: t(questionNames[node.question.what]),
        time: lengthText(t, node),
      })
    case 'condition':
    case 'goal':
      return t(questionNames[node.question.what])
    case 'fork':
      return t('{{share}} de cada 100 por el camino A', { share: formatNumber(node.share) })
    case 'label':
      return node.takes
        ? t('Quita «{{label}}»', { label: node.label })
        : t('Pone «{{label}}»', { label: node.label })
    case 'task':
      return node.title
    case 'webhook':
    default:
      return t('Avisa a otro programa')
  }
}

/** What keeps a sequence from running, in words. */
export function findingText(
  t: TFunction,
  { code, steps }: SequenceFinding,
  nameOf: (id: string) => string,
): string {
  const names = steps.map(nameOf).join(', ')
  if (code === 'no-list') return t('Elige la lista a la que escribe.')
  if (code === 'no-letter') return t('No escribe ningún correo todavía.')
  if (code === 'endless') return t('Da vueltas sin esperar nunca: {{names}}', { names })
  return t('Nadie llega a: {{names}}', { names })
}
