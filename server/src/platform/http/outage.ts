import type { Outage } from '../database/errors.ts'

/** Goes with every 503: a database that was restarted is back by then. */
export const tryAgainSoon = { 'retry-after': '2' }

/** What an outage is to whoever asked. */
export function outageProblem(outage: Outage) {
  if (outage === 'full')
    return {
      status: 503,
      code: 'STORAGE_FULL',
      detail:
        'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.',
    }
  return {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    detail: 'El servidor no llega ahora mismo a sus datos. Espera unos segundos y vuelve a intentarlo.',
  }
}
