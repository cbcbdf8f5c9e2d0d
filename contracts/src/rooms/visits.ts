import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const told = { topics: ['visits'] } as const

const actions = [
  action('visits.read', 'Ver las visitas de las páginas'),
  action('visits.link', 'Hacer enlaces de campaña y compartir las visitas'),
  action('visits.manage', 'Decidir cómo se cuentan las visitas'),
] as const

/** That something was counted is told without an event, every few seconds at most. */
const events = [
  /** A link of a campaign was made, changed or ended. */
  event('campaign-link.changed', about, told),
  /** A link to the visits of a site was made or revoked. The subject is the site. */
  event('visit-share.changed', about, told),
  /** What of a page counts as a conversion. The subject is the page. */
  event('page-goals.changed', about, told),
] as const

const problems = {
  SHORT_NAME_TAKEN: {
    status: 409,
    detail: () => 'Esa dirección corta ya lleva a otra parte. Elige otra.',
  },
  /** There is none, or it was revoked: nobody is told which. */
  VISIT_SHARE_UNKNOWN: {
    status: 404,
    detail: () => 'Este enlace no existe, o se ha retirado. Pide otro a tu agencia.',
  },
} satisfies Definitions

export const visitsSay = { actions, events, problems }
