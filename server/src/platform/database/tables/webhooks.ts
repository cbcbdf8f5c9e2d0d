import type { DeliveryProblem, DeliveryState, WebhookEvent } from '@aurelio/contracts/webhooks'

/** Addresses that are told what happens, and how each call went. */
export type WebhookTables = {
  webhook: WebhookRow
  webhookDelivery: WebhookDeliveryRow
  webhookTry: WebhookTryRow
}

export type WebhookRow = {
  id: string
  workspaceId: string
  address: string
  /** JSON: a list of `WebhookEvent`. */
  events: string
  isActive: 0 | 1
  /** Which of its secrets is the present one; none of them is kept. */
  generation: number
  /** Until when the one before signs too. */
  oldSecretUntil: string | null
  createdAt: string
  /** How its last call went. */
  triedAt: string | null
  lastDelivered: 0 | 1 | null
  /** Since when none of its calls has gone well; null while they do. */
  failingSince: string | null
}

/** What is told is read when it is sent: a person's data stand in no second place. */
export type WebhookDeliveryRow = {
  id: string
  webhookId: string
  workspaceId: string
  event: WebhookEvent
  subjectId: string
  at: string
  state: DeliveryState
  attempts: number
  nextAt: string | null
}

export type WebhookTryRow = {
  id: string
  deliveryId: string
  at: string
  milliseconds: number
  status: number | null
  problem: DeliveryProblem | null
  answer: string
}
