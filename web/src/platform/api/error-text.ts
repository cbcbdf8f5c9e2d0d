import type { ProblemCode, ProblemParams } from '@aurelio/contracts/problems'
import type { commonProblems } from '@aurelio/contracts/problems/common'
import { ORPCError } from '@orpc/client'
import { formatBytes, formatNumber } from '../format.ts'
import { i18n } from '../i18n/i18n.ts'
import { say, type Wording } from '../i18n/wording.ts'

/** How refusals of the API are worded. A feature words its own codes, and others better where it knows more. */
export type ProblemWords = { [Code in ProblemCode]?: Wording<ProblemParams<Code>[0]> }

const trouble = 'El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.'

const common: Required<Pick<ProblemWords, keyof typeof commonProblems>> = {
  BAD_REQUEST: 'La petición no tiene el formato esperado.',
  UNAUTHORIZED: 'Inicia sesión para continuar.',
  FORBIDDEN: 'No tienes permiso para hacer esto.',
  FOREIGN_ORIGIN: 'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.',
  NOT_FOUND: 'No existe o no tienes acceso.',
  METHOD_NOT_ALLOWED: 'No se ha podido hacer.',
  PAYLOAD_TOO_LARGE: ({ bytes }) =>
    i18n.t('Lo que envías ocupa demasiado: el máximo es {{size}}.', { size: formatBytes(bytes) }),
  UNSUPPORTED_MEDIA_TYPE: 'No se ha podido hacer.',
  VALIDATION_ERROR: 'Revisa los datos: hay campos que no son válidos.',
  BAD_CURSOR: 'La lista ha cambiado. Vuelve a abrirla desde el principio.',
  TOO_MANY_REQUESTS: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  QUOTA_REACHED: ({ quota, most }) =>
    quota === 'publishes'
      ? i18n.t(
          'El espacio ha llegado a su límite de publicaciones en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.',
          { most: formatNumber(most) },
        )
      : i18n.t(
          'El espacio ha llegado a su límite de tareas largas en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.',
          { most: formatNumber(most) },
        ),
  FILES_FULL: ({ bytes }) =>
    i18n.t(
      'Los archivos de este espacio ya ocupan {{size}}, lo que puede tener. Elimina los que no uses, o pide más a quien administra la instalación.',
      { size: formatBytes(bytes) },
    ),
  IDEMPOTENCY_KEY_INVALID: 'No se ha podido hacer.',
  IDEMPOTENCY_KEY_IN_USE: 'No se ha podido hacer.',
  IDEMPOTENCY_KEY_REUSED: 'No se ha podido hacer.',
  INTERNAL_SERVER_ERROR: trouble,
  SERVICE_UNAVAILABLE: trouble,
  STORAGE_FULL:
    'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.',
}

/** What to tell the person about a failed call: what happened and what to do. */
export function errorText(error: unknown, own: ProblemWords = {}): string {
  if (!(error instanceof ORPCError))
    return i18n.t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.')
  const words = { ...common, ...own }
  if (isWorded(error, words)) return worded(words, error)
  return error.status >= 500 ? i18n.t(trouble) : i18n.t('No se ha podido hacer.')
}

/** What to tell the person where a call fails; nothing where it succeeds. */
export async function refusalOf(call: Promise<unknown>, own?: ProblemWords): Promise<string | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    return errorText(error, own)
  }
}

type Problem<Code extends ProblemCode> = { code: Code; data: ProblemParams<Code>[0] }
type AnyProblem = { [Code in ProblemCode]: Problem<Code> }[ProblemCode]

/** Our own server sends with a code what the contract says. */
function isWorded(
  error: ORPCError<string, unknown>,
  words: ProblemWords,
): error is ORPCError<string, unknown> & AnyProblem {
  return Object.hasOwn(words, error.code)
}

function worded<Code extends ProblemCode>(words: ProblemWords, { code, data }: Problem<Code>): string {
  const wording = words[code]
  return wording === undefined ? i18n.t('No se ha podido hacer.') : say(wording, data)
}
