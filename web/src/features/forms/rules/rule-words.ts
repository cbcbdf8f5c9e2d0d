import type {
  LeadRule,
  RuleAction,
  RuleCondition,
  RuleTrigger,
  StandingRule,
} from '@aurelio/contracts/lead-rules'
import type { ReferrerKind } from '@aurelio/contracts/leads'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { shortName } from '../../../platform/short-name.ts'

/** Spanish texts, and their own translation keys. */
export const triggerWords: Record<RuleTrigger, string> = {
  received: 'Llega un lead',
  contacted: 'Un lead pasa a Contactado',
  won: 'Un lead pasa a Ganado',
  lost: 'Un lead pasa a Perdido',
}

export const conditionWords: Record<RuleCondition['what'], string> = {
  page: 'Viene de la página',
  form: 'Viene del formulario',
  quiz: 'Respondió al quiz',
  contest: 'Participa en el concurso',
  film: 'Dejó sus datos en el vídeo',
  field: 'En el campo escribió',
  referrer: 'La persona vino de',
  campaign: 'La campaña contiene',
}

export const actionWords: Record<RuleAction['what'], string> = {
  assign: 'Asignarlo a',
  label: 'Ponerle la etiqueta',
  task: 'Crear la tarea',
  mail: 'Enviar un correo a',
  webhook: 'Avisar al webhook',
  sequence: 'Empezar la secuencia',
}

export const placeWords: Record<ReferrerKind, string> = {
  direct: 'Ningún enlace',
  search: 'Un buscador',
  social: 'Una red social',
  assistant: 'Un asistente de IA',
  mail: 'Un correo',
  site: 'Otra página del sitio',
  other: 'Otra web',
}

export const ruleProblemWords: ProblemWords = {
  TOO_MANY_RULES: ({ most }) =>
    i18n.t('Ya hay {{most}} automatizaciones. Quita alguna que no uses y vuelve a intentarlo.', { most }),
}

/** A rule in a line. */
export function summaryOf({ trigger, conditions, actions }: LeadRule): string {
  const t = i18n.t.bind(i18n)
  const asked = conditions.map(({ what }) => t(conditionWords[what]))
  const done = actions.map(({ what }) => t(actionWords[what]))
  return [t(triggerWords[trigger]), ...asked, done.join(', ')].join(' → ')
}

/** That somebody whom a rule names has left, and what to do about it. */
export function leftWords({ name }: StandingRule['left'][number]): string {
  return i18n.t('{{name}} ya no está en el espacio de trabajo: elige a otra persona.', {
    name: name === '' ? i18n.t('Alguien') : shortName(name),
  })
}
