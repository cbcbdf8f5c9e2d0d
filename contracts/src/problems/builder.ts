import type { FontRefusal } from '../font-refusals.ts'
import type { HostRefusal } from '../hosts.ts'
import type { BatchProblem } from '../batch-problems.ts'
import type { UnfetchedPicture } from '../picture-problems.ts'
import type { Definitions } from './definitions.ts'

export const pageProblems = {
  /** Somebody else saved meanwhile; the parameters are what stands now. */
  CONFLICT: {
    status: 409,
    detail: ({ version }: { version: number; updatedAt: string }) =>
      `La página ha cambiado en otro sitio desde que la abriste: va por la versión ${version}.`,
  },
  /** Another page stands there; the parameter is an address that is free. */
  ADDRESS_TAKEN: {
    status: 409,
    detail: ({ suggestion }: { suggestion: string }) =>
      `Esa dirección ya la usa otra página. Está libre: ${suggestion}.`,
  },
  ADDRESS_RESERVED: {
    status: 422,
    detail: () => 'Esa dirección la usa el propio producto. Elige otra.',
  },
  MOMENT_IS_PAST: { status: 422, detail: () => 'Ese momento ya ha pasado. Elige uno posterior.' },
} satisfies Definitions

export const siteProblems = {
  /** What is typed cannot be the host of a site; `suggestion`: how it would do, or nothing. */
  HOST_REFUSED: {
    status: 422,
    detail: ({ reason }: { reason: HostRefusal; suggestion: string }) =>
      `Este dominio no puede ser el de un sitio (${reason}).`,
  },
  /** Of whom it is, nobody is told. */
  HOST_TAKEN: { status: 409, detail: () => 'Ese dominio ya lo usa otro sitio de esta instalación.' },
  REDIRECT_TAKEN: { status: 409, detail: () => 'Esa dirección ya la tiene una página o una redirección.' },
  REDIRECT_LOOP: { status: 422, detail: () => 'Quien siga esa redirección volvería a la misma dirección.' },
  SITE_WITHOUT_HOST: {
    status: 409,
    detail: () => 'El sitio no tiene dominio propio: antes que un idioma, lo necesita él.',
  },
  LANGUAGE_ADDRESS_TAKEN: {
    status: 409,
    detail: ({ code }: { code: string }) =>
      `Una página del sitio está en /${code}, donde iría la portada en ese idioma. Cámbiale la dirección y vuelve a intentarlo.`,
  },
  DEFAULT_SITE: {
    status: 409,
    detail: () => 'El sitio de siempre no se puede eliminar: las páginas nuevas empiezan en él.',
  },
  /** `missing`: the fields of the workspace's legal data that say nothing yet. */
  LEGAL_DATA_MISSING: {
    status: 409,
    detail: ({ missing }: { missing: readonly string[] }) =>
      `Faltan datos legales del espacio (${missing.join(', ')}): rellénalos en la configuración.`,
  },
  TOO_MANY_SITES: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un espacio puede tener ${most} sitios como mucho.`,
  },
  TOO_MANY_FOLDERS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un sitio puede tener ${most} carpetas como mucho.`,
  },
} satisfies Definitions

const fontDetails: Record<FontRefusal, string> = {
  'no-font': 'No es un archivo de letra. Valen WOFF2, WOFF, TTF y OTF.',
  'other-kind': 'El archivo no es de la clase que dice su nombre.',
  collection: 'Es una colección de varias letras (TTC): envía cada una en su archivo.',
  broken: 'El archivo de letra está dañado o incompleto.',
  'no-latin': 'Esta letra no tiene el alfabeto latino completo.',
  forbidden: 'Quien hizo esta letra no permite usarla en páginas web.',
  'no-licence': 'Falta confirmar que tienes licencia para usar esta letra en páginas web: licence=yes.',
  taken: 'Ese grosor de esta letra ya está.',
  'too-many': 'No caben más letras en el espacio, o más archivos en esta.',
}

export const fontProblems = {
  FONT_REFUSED: { status: 422, detail: ({ reason }: { reason: FontRefusal }) => fontDetails[reason] },
} satisfies Definitions

export const symbolProblems = {
  /** Somebody else saved it meanwhile. */
  SYMBOL_CHANGED: {
    status: 409,
    detail: () =>
      'Otra persona ha guardado este símbolo desde que lo abriste. Ábrelo otra vez y repite tu cambio.',
  },
  SYMBOL_INSIDE_ITSELF: {
    status: 422,
    detail: () => 'Un símbolo no puede contenerse a sí mismo, tampoco dentro de otro.',
  },
  /** It must be one element with all it holds. */
  SYMBOL_NOT_ONE: { status: 422, detail: () => 'Un símbolo es un solo elemento con todo lo que contiene.' },
  SYMBOL_IS_FORM: {
    status: 422,
    detail: () => 'Un formulario del espacio es un solo formulario, y nada más.',
  },
  TOO_MANY_SYMBOLS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un espacio puede tener ${most} símbolos como mucho.`,
  },
} satisfies Definitions

export const batchProblemsOfPages = {
  TOO_MANY_SCHEDULES: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `Un espacio puede tener ${most} publicaciones que se repiten como mucho.`,
  },
  /** What was asked of it does not go with how far it is. */
  BATCH_MOVED_ON: {
    status: 409,
    detail: () => 'Esta publicación ha avanzado mientras la mirabas. Mira cómo va y vuelve a intentarlo.',
  },
  /** It was asked who is calling, and did not answer as a WordPress that lets them in. */
  WORDPRESS_REFUSED: {
    status: 422,
    detail: ({ reason }: { reason: BatchProblem }) =>
      `El WordPress no ha dado acceso (${reason}). Revisa la dirección, el usuario y la contraseña de aplicación.`,
  },
} satisfies Definitions

export const reviewProblems = {
  REVIEW_LINK_UNKNOWN: {
    status: 404,
    detail: () => 'Este enlace de revisión no existe. Comprueba que está entero.',
  },
  REVIEW_LINK_EXPIRED: { status: 410, detail: () => 'Este enlace de revisión ha caducado. Pide otro.' },
  REVIEW_LINK_REVOKED: { status: 410, detail: () => 'Este enlace de revisión se ha retirado. Pide otro.' },
  REVIEW_PASSWORD_NEEDED: { status: 403, detail: () => 'Este enlace de revisión tiene contraseña.' },
  REVIEW_PASSWORD_WRONG: { status: 403, detail: () => 'La contraseña no es correcta.' },
  REVIEW_FULL: { status: 409, detail: () => 'En esta revisión ya no caben más comentarios.' },
} satisfies Definitions

export const pictureProblems = {
  /** `status`: what the other server answered with; 0 where it did not. */
  PICTURE_UNFETCHED: {
    status: 422,
    detail: ({ reason, status }: { reason: UnfetchedPicture; status: number }) =>
      `La imagen no se ha podido traer de su dirección (${reason}${status > 0 ? ` ${status}` : ''}).`,
  },
} satisfies Definitions
