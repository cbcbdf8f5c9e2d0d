import type { LetterTemplate } from '@aurelio/contracts/subscriptions'

export const templateNames: Record<LetterTemplate, string> = {
  blank: 'En blanco',
  news: 'Noticias del mes',
  offer: 'Oferta con fecha',
  event: 'Invitación a un evento',
  welcome: 'Bienvenida',
  launch: 'Lanzamiento',
  tips: 'Tres consejos',
  season: 'Antes de la temporada',
  thanks: 'Gracias y opinión',
  reminder: 'Recordatorio de una cita',
  quote: 'Presupuesto sin respuesta',
  survey: 'Encuesta corta',
  reactivation: 'Reactivación',
}
