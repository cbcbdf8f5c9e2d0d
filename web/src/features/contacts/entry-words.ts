import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import { type LeadState, leadStates } from '@aurelio/contracts/leads'
import type { SubscriptionSource } from '@aurelio/contracts/person-questions'
import type { TFunction } from 'i18next'
import { shortName } from '../../platform/short-name.ts'

type Of<Kind extends TimeLineEntry['kind']> = Extract<TimeLineEntry, { kind: Kind }>

/** Spanish texts, and their own translation keys. */
export const leadStateNames: Record<LeadState, string> = {
  new: 'Nuevo',
  contacted: 'Contactado',
  won: 'Ganado',
  lost: 'Perdido',
  spam: 'Spam',
}

export const sourceNames: Record<SubscriptionSource, string> = {
  form: 'Lo pidió en una página',
  import: 'Importación',
  team: 'La añadió el equipo',
  api: 'API',
}

const subscriptionWords: Record<Exclude<Of<'subscription'>['what'], 'asked'>, string> = {
  confirmed: 'Confirmó «{{name}}»',
  left: 'Baja de «{{name}}»',
}

const letterWords: Record<Of<'letter'>['state'], string> = {
  sent: 'Se le envió «{{name}}»',
  bounced: 'Se le envió «{{name}}» y volvió',
  failed: 'No se le pudo enviar «{{name}}»',
  doubt: 'No se sabe si le llegó «{{name}}»',
}

const sequenceWords: Record<Of<'sequence'>['what'], string> = {
  entered: 'Entró en la secuencia «{{name}}»',
  finished: 'Terminó la secuencia «{{name}}»',
  reached: 'Llegó al objetivo de la secuencia «{{name}}»',
  left: 'Salió de la secuencia «{{name}}»',
}

const contestWords: Record<Of<'contest'>['what'], string> = {
  entered: 'Se apuntó al concurso «{{name}}»',
  confirmed: 'Confirmó su participación en «{{name}}»',
  won: 'Ganó un premio en «{{name}}»',
}

/** What happened, in a line. */
export function entryWords(entry: TimeLineEntry, t: TFunction): string {
  switch (entry.kind) {
    case 'lead':
      return t('Envió el formulario de {{name}}', { name: shortName(entry.pageName) })
    case 'deed':
      return deedWords(entry, t)
    case 'consent':
      return entry.isAgain ? t('Volvió a aceptar un texto') : t('Aceptó un texto')
    case 'subscription':
      return askedWords(entry, t)
    case 'letter':
      return t(letterWords[entry.state], { name: entry.subject })
    case 'sequence':
      return t(sequenceWords[entry.what], { name: shortName(entry.name) })
    case 'step':
      return t('Se le envió «{{subject}}», de la secuencia «{{name}}»', {
        subject: entry.subject,
        name: shortName(entry.name),
      })
    case 'quiz':
      return entry.isFinished
        ? t('Terminó el quiz «{{name}}»', { name: shortName(entry.name) })
        : t('Empezó el quiz «{{name}}»', { name: shortName(entry.name) })
    case 'contest':
    default:
      return t(contestWords[entry.what], { name: shortName(entry.name) })
  }
}

function askedWords({ what, source, list }: Of<'subscription'>, t: TFunction): string {
  const name = shortName(list)
  if (what !== 'asked') return t(subscriptionWords[what], { name })
  return source === 'team' || source === 'import'
    ? t('Añadida a «{{name}}»', { name })
    : t('Pidió «{{name}}»', { name })
}

function deedWords({ what, text }: Of<'deed'>, t: TFunction): string {
  if (what === 'note') return t('Nota del equipo')
  if (what === 'task') return `${t('Próximo paso')}: ${text}`
  if (what === 'rule') return t('Automatización «{{name}}»', { name: shortName(text) })
  if (what === 'assignee')
    return text === '' ? t('Ya no lo lleva nadie') : t('Lo lleva {{name}}', { name: shortName(text) })
  const state = leadStates.find((each) => each === text)
  return t('Estado: {{state}}', { state: state ? t(leadStateNames[state]) : text })
}
