import { sizeText, type Definitions } from './definitions.ts'

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
