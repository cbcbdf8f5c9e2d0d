import type { PersonQuestion } from '@aurelio/contracts/person-questions'

export const questionNames: Record<PersonQuestion['what'], string> = {
  'sent-form': 'Ha enviado un formulario',
  'opened-page': 'Ha escrito desde una página',
  'got-result': 'Ha sacado un resultado en un quiz',
  won: 'Ya es cliente',
  worth: 'Como cliente vale al menos',
  'has-label': 'Tiene una etiqueta',
  'on-list': 'Está en una lista',
  consented: 'Dio su permiso de este modo',
  'got-letter': 'Ha recibido un envío',
  'came-by-letter': 'Escribió tras un enlace de un envío',
  bounced: 'Le ha rebotado un correo',
  joined: 'La conoces desde',
}

/** How somebody stands on a list that a question asks for. */
export const askedStateNames = {
  confirmed: 'Confirmada',
  pending: 'Sin confirmar',
  left: 'De baja',
} as const
