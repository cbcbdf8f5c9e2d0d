import type { DeliveryProblem, DeliveryState, WebhookEvent } from '@aurelio/contracts/webhooks'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export const eventWords = {
  'lead.created': 'Llega un lead',
  'lead.updated': 'Un lead cambia',
} as const satisfies Record<WebhookEvent, string>

export const stateWords = {
  waiting: 'Se volverá a intentar',
  delivered: 'Entregado',
  failed: 'No entregado',
  dropped: 'Sin nada que enviar',
} as const satisfies Record<DeliveryState, string>

export const problemWords = {
  'refused-address': 'La dirección lleva a una red privada: no se ha enviado nada.',
  redirect: 'El servidor remite a otra dirección: pon aquí la definitiva.',
  timeout: 'El servidor no ha contestado a tiempo.',
  unreachable: 'No se ha podido conectar con el servidor.',
} as const satisfies Record<DeliveryProblem, string>

/** How the fields of a webhook word what is wrong with them. */
export const fieldWords = { address: { REQUIRED: 'Escribe la dirección que recibe los avisos.' } } as const

export const webhookWords: ProblemWords = {
  WEBHOOKS_FULL: ({ most }) =>
    i18n.t('El espacio ya tiene {{most}} webhooks: quita antes el que no uses.', { most }),
}
