import type { HostRefusal } from './hosts.ts'
import type { BatchProblem } from './page-batches.ts'

/**
 * A refusal: the status of the answer, and its Spanish `detail` for whoever reads the API by hand. What the detail is made
 * of are the parameters of the code; the web words both by itself, and never reads the detail.
 */
type Definition = { status: number; detail: (params: never) => string }
type Definitions = Record<string, Definition>

/** What any call may answer with. */
export const commonProblems = {
  BAD_REQUEST: { status: 400, detail: () => 'La petición no tiene el formato esperado.' },
  UNAUTHORIZED: { status: 401, detail: () => 'Inicia sesión para continuar.' },
  FORBIDDEN: { status: 403, detail: () => 'No tienes permiso para hacer esto.' },
  FOREIGN_ORIGIN: {
    status: 403,
    detail: () => 'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.',
  },
  NOT_FOUND: { status: 404, detail: () => 'No existe o no tienes acceso.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    detail: ({ allowed }: { allowed: string }) => `Esta dirección solo admite: ${allowed}.`,
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    detail: ({ bytes }: { bytes: number }) =>
      `Lo que envías ocupa demasiado: el máximo es ${sizeText(bytes)}.`,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    detail: ({ accepted }: { accepted: string }) => `Este formato no se admite. Los que valen: ${accepted}.`,
  },
  /** Its fields stand in `errors` (`field-problems.ts`). */
  VALIDATION_ERROR: { status: 422, detail: () => 'Revisa los datos: hay campos que no son válidos.' },
  /** The place in a list that a call names is none of this server's. */
  BAD_CURSOR: { status: 422, detail: () => 'La lista ha cambiado. Vuelve a abrirla desde el principio.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    detail: ({ seconds }: { seconds: number }) =>
      `Demasiadas peticiones. Espera ${seconds} segundos y vuelve a intentarlo.`,
  },
  /** The workspace has had its share of the day. */
  QUOTA_REACHED: {
    status: 429,
    detail: ({ quota, most }: { quota: 'publishes' | 'jobs'; most: number }) =>
      `El espacio ha llegado a su límite de ${quota === 'publishes' ? 'publicaciones' : 'tareas largas'} en un día (${most}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.`,
  },
  /** The files of the workspace take all the room they may. */
  FILES_FULL: {
    status: 409,
    detail: ({ bytes }: { bytes: number }) =>
      `Los archivos de este espacio ya ocupan ${sizeText(bytes)}, lo que puede tener. Elimina los que no uses, o pide más a quien administra la instalación.`,
  },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    detail: () => 'La cabecera Idempotency-Key es un texto de 1 a 255 caracteres ASCII, sin espacios.',
  },
  /** The same call is under way, or was cut off and may have ended. */
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    detail: () =>
      'Una petición con esta Idempotency-Key está en marcha, o se cortó a medias. Repítela en un momento; si sigue igual, mira si se hizo antes de mandarla con otra clave.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    detail: () =>
      'Esta Idempotency-Key ya se usó con otra petición. Usa una clave nueva para cada cosa que quieras hacer.',
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    detail: () => 'Ha ocurrido un error en el servidor. Inténtalo de nuevo en un momento.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    detail: () => 'El servidor no llega ahora mismo a sus datos. Espera unos segundos y vuelve a intentarlo.',
  },
  STORAGE_FULL: {
    status: 503,
    detail: () =>
      'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.',
  },
} satisfies Definitions

export const accountProblems = {
  OWN_ACCOUNT: { status: 409, detail: () => 'No puedes deshabilitar tu propia cuenta.' },
} satisfies Definitions

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

export const leadProblems = {
  /** Somebody else changed the lead meanwhile. */
  LEAD_CHANGED: {
    status: 409,
    detail: () =>
      'Otra persona ha cambiado este lead desde que lo abriste. Míralo y vuelve a hacer tu cambio.',
  },
  /** What was asked of an import does not go with how far it is. */
  IMPORT_MOVED_ON: {
    status: 409,
    detail: () => 'Esta importación ya está en otro punto. Mira cómo va y vuelve a intentarlo.',
  },
  NOT_A_TABLE: {
    status: 422,
    detail: () =>
      'El archivo no es una tabla en CSV con sus columnas en la primera fila. Revísalo y súbelo otra vez.',
  },
  TOO_MANY_RULES: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `Ya hay ${most} automatizaciones. Quita alguna que no uses y vuelve a intentarlo.`,
  },
  TOO_MANY_VIEWS: {
    status: 409,
    detail: () => 'Ya hay 100 filtros guardados. Elimina alguno que no uses y vuelve a intentarlo.',
  },
} satisfies Definitions

export const taskProblems = {
  /** The task would wait for itself. */
  TASK_CYCLE: {
    status: 422,
    detail: () => 'Esa tarea ya espera a esta, directamente o por otras: se esperarían sin fin.',
  },
  /** Somebody else changed the same fields since they were read; the parameters are their names. */
  TASK_CHANGED: {
    status: 409,
    detail: ({ fields }: { fields: readonly string[] }) =>
      `Alguien ha cambiado lo mismo mientras tanto (${fields.join(', ')}). Vuelve a leer la tarea y decide qué queda.`,
  },
  TOO_MANY_TASKS: {
    status: 422,
    detail: ({ most }: { most: number }) =>
      `El archivo trae más de ${most} tareas. Divídelo y súbelo por partes.`,
  },
  TOO_MANY_TEMPLATES: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `Ya hay ${most} plantillas de proyecto. Elimina alguna que no uses y vuelve a intentarlo.`,
  },
  NOTHING_TO_IMPORT: {
    status: 422,
    detail: () => 'En este archivo no hay ninguna tarea con título.',
  },
  /** Somebody else saved the notes meanwhile; the parameter is the version that stands now. */
  NOTES_CHANGED: {
    status: 409,
    detail: ({ version }: { version: number }) =>
      `Alguien ha cambiado las notas mientras tanto: van por la versión ${version}. Vuelve a leerlas y decide qué queda.`,
  },
  TOO_MANY_LINKS: {
    status: 409,
    detail: ({ most }: { most: number }) => `Un proyecto puede tener ${most} enlaces como mucho.`,
  },
  TASK_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) => `En una tarea caben ${most}. Quita algo o reparte el trabajo.`,
  },
} satisfies Definitions

export const workFileProblems = {
  FILE_REFUSED: {
    status: 422,
    detail: () => 'Este tipo de archivo no se admite. Comprímelo en un ZIP y súbelo otra vez.',
  },
  FILES_FULL: {
    status: 409,
    detail: ({ bytes }: { bytes: number }) =>
      `Los archivos de tu espacio ya ocupan ${sizeText(bytes)}. Elimina los que no uses y vuelve a intentarlo.`,
  },
} satisfies Definitions

export const photoProblems = {
  TOO_FEW_PIXELS: {
    status: 422,
    detail: ({ pixels }: { pixels: number }) => `La imagen debe tener al menos ${pixels}x${pixels} píxeles.`,
  },
  TOO_MANY_PIXELS: {
    status: 422,
    detail: ({ pixels }: { pixels: number }) => `La imagen no debe exceder ${pixels}x${pixels} píxeles.`,
  },
  BROKEN_IMAGE: { status: 422, detail: () => 'La imagen no se puede leer.' },
} satisfies Definitions

export const securityProblems = {
  WRONG_PASSWORD: { status: 403, detail: () => 'La contraseña no es correcta.' },
  SIGN_IN_AGAIN: {
    status: 403,
    detail: () => 'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.',
  },
  EMAIL_TAKEN: { status: 409, detail: () => 'Ya existe una cuenta con este correo electrónico.' },
  LAST_OWNER: {
    status: 409,
    detail: () => 'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.',
  },
  NO_SUCCESSOR: {
    status: 409,
    detail: () => 'La persona elegida ya no puede quedarse con el espacio. Elige a otra.',
  },
} satisfies Definitions

export const workspaceProblems = {
  WRONG_NAME: { status: 409, detail: () => 'El nombre que has escrito no es el del espacio.' },
  ONLY_OWNER: {
    status: 409,
    detail: () => 'Es la única persona propietaria del espacio. Pon antes a otra.',
  },
  ALREADY_MEMBER: { status: 409, detail: () => 'Esta persona ya está en el espacio.' },
  WORKSPACE_FULL: {
    status: 409,
    detail: ({ members }: { members: number }) =>
      `El espacio ya tiene ${members} personas, con las invitadas: es el máximo de esta instalación.`,
  },
} satisfies Definitions

export const invitationProblems = {
  INVITATION_UNKNOWN: { status: 404, detail: () => 'Esta invitación no existe.' },
  INVITATION_EXPIRED: { status: 410, detail: () => 'Esta invitación ha caducado.' },
  INVITATION_USED: { status: 410, detail: () => 'Esta invitación ya se ha usado.' },
  INVITATION_REVOKED: { status: 410, detail: () => 'Esta invitación se ha retirado.' },
  INVITATION_FOR_OTHER: { status: 403, detail: () => 'Esta invitación es para otra dirección de correo.' },
} satisfies Definitions

export const webhookProblems = {
  WEBHOOKS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `El espacio ya tiene ${most} webhooks: es el máximo. Quita el que no uses.`,
  },
} satisfies Definitions

export const batchProblemsOfPages = {
  /** What was asked of it does not go with how far it is. */
  BATCH_MOVED_ON: {
    status: 409,
    detail: () => 'Esta publicación ya está en otro punto. Mira cómo va y vuelve a intentarlo.',
  },
  /** It was asked who is calling, and did not answer as a WordPress that lets them in. */
  WORDPRESS_REFUSED: {
    status: 422,
    detail: ({ reason }: { reason: BatchProblem }) =>
      `El WordPress no ha dado acceso (${reason}). Revisa la dirección, el usuario y la contraseña de aplicación.`,
  },
} satisfies Definitions

export const tokenProblems = {
  /** What somebody came with is no token, or was revoked, or is over. */
  TOKEN_REFUSED: {
    status: 401,
    detail: () => 'El token no existe, ha caducado o se ha revocado. Crea otro en la configuración.',
  },
  /** The token is good, but was not let do this. */
  SCOPE_MISSING: {
    status: 403,
    detail: ({ scope }: { scope: string }) =>
      `A este token le falta el permiso ${scope}. Crea otro que lo tenga.`,
  },
  NOT_FOR_TOKENS: {
    status: 403,
    detail: () => 'Esto solo lo puede hacer una persona desde el panel: ningún token llega aquí.',
  },
  TOKENS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `El espacio ya tiene ${most} tokens: es el máximo. Revoca el que no uses.`,
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

export const installationProblems = {
  NO_MAIL_SERVER: { status: 409, detail: () => 'Esta instalación no tiene servidor de correo (SMTP_URL).' },
  /** The parameter is what the mail server, or the way to it, says. */
  MAIL_REFUSED: {
    status: 409,
    detail: ({ reason }: { reason: string }) => `El servidor de correo no lo ha aceptado: ${reason}`,
  },
} satisfies Definitions

export const reportProblems = {
  /** There is none, or it was revoked: nobody is told which. */
  REPORT_LINK_UNKNOWN: {
    status: 404,
    detail: () => 'Este informe no existe, o su enlace se ha retirado. Pide otro a tu agencia.',
  },
} satisfies Definitions

/** The form of a published page, sent by a program. */
export const formProblems = {
  UNKNOWN_FORM: {
    status: 422,
    detail: () => 'El formulario ha cambiado. Vuelve a abrir la página e inténtalo otra vez.',
  },
} satisfies Definitions

/** Every refusal of the product's own calls, by its stable code. Those of the sign-in: `auth-problems.ts`. */
export const problems = {
  ...commonProblems,
  ...accountProblems,
  ...pageProblems,
  ...siteProblems,
  ...symbolProblems,
  ...leadProblems,
  ...taskProblems,
  ...workFileProblems,
  ...photoProblems,
  ...securityProblems,
  ...workspaceProblems,
  ...invitationProblems,
  ...reviewProblems,
  ...reportProblems,
  ...installationProblems,
  ...formProblems,
  ...webhookProblems,
  ...tokenProblems,
  ...batchProblemsOfPages,
}
export type ProblemCode = keyof typeof problems
/** What a code takes, as the arguments of a function: nothing, or its parameters. */
export type ProblemParams<Code extends ProblemCode> = Parameters<(typeof problems)[Code]['detail']>

/** What a contract says of the refusals of a call. */
export function errorsOf(...codes: readonly ProblemCode[]) {
  return Object.fromEntries(codes.map((code) => [code, { status: problems[code].status }]))
}

function sizeText(bytes: number) {
  const units = [
    [1024 ** 3, 'GB'],
    [1024 ** 2, 'MB'],
  ] as const
  const [size, unit] = units.find(([least]) => bytes >= least) ?? [1024, 'KB']
  return `${Math.round(bytes / size)} ${unit}`
}
