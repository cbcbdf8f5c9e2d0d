import { noticePage } from '../../platform/http/notice-page.ts'

/** What a visitor sees at an address where nothing is published. */
export function missingPage(): Response {
  return noticePage(
    404,
    'Esta página no está publicada',
    'Puede que la hayan retirado o que la dirección tenga una errata. Compruébala o pregunta a quien te la dio.',
  )
}
