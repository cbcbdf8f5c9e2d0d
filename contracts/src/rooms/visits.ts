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
  /** Visits of a site that somebody else counted were imported, or taken back. The subject is the site. */
  event('visits.imported', about, told),
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
  VISIT_FILE_UNREADABLE: {
    status: 422,
    detail: () => 'El archivo no es un CSV con nombres de columna.',
  },
  /** `line`: of the file; 0 where no line is at fault. */
  VISIT_FILE_WRONG: {
    status: 422,
    detail: ({ line, what }: { line: number; what: VisitFileFault }) =>
      `El archivo no se puede contar: ${what}, línea ${line}.`,
  },
  VISIT_DAYS_TAKEN: {
    status: 409,
    detail: () => 'Todos los días del archivo tienen ya visitas en este sitio: no se cuentan dos veces.',
  },
  TOO_MANY_IMPORTS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un espacio puede tener ${most} importaciones como mucho.`,
  },
} satisfies Definitions

/** Why a row of a file cannot be counted. */
export type VisitFileFault = 'no-date' | 'date' | 'figure' | 'more-visitors' | 'empty'

export const visitsSay = { actions, events, problems }
