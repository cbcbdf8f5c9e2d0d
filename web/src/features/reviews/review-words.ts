import type { ReviewState } from '@aurelio/contracts/reviews'
import type { ProblemWords } from '../../platform/api/error-text.ts'

export const stateNames = {
  waiting: 'En revisión',
  approved: 'Aprobada',
  changes: 'Cambios pedidos',
} as const satisfies Record<ReviewState, string>

export const stateTones = { waiting: 'accent', approved: 'success', changes: 'warning' } as const

export const reviewProblemWords: ProblemWords = {
  REVIEW_LINK_UNKNOWN:
    'Este enlace de revisión no existe. Comprueba que está entero o pide otro a tu agencia.',
  REVIEW_LINK_EXPIRED: 'Este enlace de revisión ha caducado. Pide otro a tu agencia.',
  REVIEW_LINK_REVOKED: 'Este enlace de revisión se ha retirado. Pide otro a tu agencia.',
  REVIEW_PASSWORD_WRONG: 'La contraseña no es correcta.',
  REVIEW_FULL: 'En esta revisión ya no caben más comentarios.',
}
