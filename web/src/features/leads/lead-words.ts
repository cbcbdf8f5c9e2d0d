import type { Lead, LeadState, ReferrerKind, SpamReason } from '@aurelio/contracts/leads'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { shortName } from '../../platform/short-name.ts'

/** Spanish texts, and their own translation keys. */
export const stateNames: Record<LeadState, string> = {
  new: 'Nuevo',
  contacted: 'Contactado',
  won: 'Ganado',
  lost: 'Perdido',
  spam: 'Spam',
}

export const spamWords: Record<SpamReason, string> = {
  trap: 'Rellenó el campo que solo ven los robots.',
  links: 'Lleva demasiados enlaces.',
  disposable: 'Su correo es de usar y tirar.',
  fast: 'Se envió más deprisa de lo que escribe una persona.',
  work: 'Su navegador no hizo el cálculo que pide el formulario.',
  duplicate: 'Lo mismo acababa de llegar.',
  manual: 'Alguien del equipo lo ha marcado.',
}

export const referrerNames: Record<ReferrerKind, string> = {
  direct: 'Entró directamente',
  search: 'Vino de un buscador',
  social: 'Vino de una red social',
  assistant: 'Vino de un asistente de IA',
  mail: 'Vino de un correo',
  site: 'Vino de otra página del sitio',
  other: 'Vino de otra web',
}

export const leadProblemWords: ProblemWords = {
  LEAD_CHANGED:
    'Otra persona ha cambiado este lead mientras tanto. Ya ves lo que ha puesto: si quieres, repite tu cambio.',
}

/** What a lead is called: by its person, or by the page where nothing says who it is. */
export function leadName({
  name,
  email,
  phone,
  pageName,
}: Pick<Lead, 'name' | 'email' | 'phone' | 'pageName'>) {
  return shortName(name || email || phone || pageName)
}
