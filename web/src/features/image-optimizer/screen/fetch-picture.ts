import type { UnfetchedPicture } from '@aurelio/contracts/picture-problems'
import { apiFetch } from '../../../platform/api/api-fetch.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { problemToError } from '../../../platform/api/problem.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { nameOfAddress } from '../engine/addresses.ts'

const reasons: Record<Exclude<UnfetchedPicture, 'status'>, () => string> = {
  'refused-address': () =>
    i18n.t('La dirección lleva a una red privada o a un puerto que no se admite. Solo valen las públicas.'),
  unreachable: () =>
    i18n.t('No se ha podido conectar con ese sitio. Comprueba la dirección o descarga la imagen y añádela.'),
  slow: () => i18n.t('El sitio tarda demasiado. Vuelve a intentarlo o descarga la imagen y añádela.'),
  redirects: () =>
    i18n.t('La dirección lleva de una a otra sin llegar a la imagen. Abre la imagen y copia la suya.'),
  'too-large': () => i18n.t('La imagen pasa de 40 MB. Descárgala y añádela desde tu equipo.'),
  'not-a-picture': () =>
    i18n.t('En esa dirección no hay una imagen. Si es una página, abre la imagen y copia su dirección.'),
}

const words: ProblemWords = {
  PICTURE_UNFETCHED: ({ reason, status }) => (reason === 'status' ? statusText(status) : reasons[reason]()),
  VALIDATION_ERROR: () => i18n.t('No es una dirección web: empieza por http:// o https://.'),
}

function statusText(status: number): string {
  if (status === 404 || status === 410)
    return i18n.t('En esa dirección ya no hay nada. Comprueba que está entera.')
  if (status === 401 || status === 403)
    return i18n.t('Ese sitio no deja traer la imagen sin entrar en él. Descárgala y añádela.')
  return i18n.t('Ese sitio ha respondido con un error ({{status}}). Vuelve a intentarlo más tarde.', {
    status,
  })
}

/** The picture at an address, fetched by the server. Rejects with an Error whose message is for the person. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<File> {
  const response = await apiFetch('/api/pictures/from-address', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Error(errorText(error))
  })
  if (response.ok) {
    const blob = await response.blob()
    return new File([blob], nameOfAddress(address, blob.type), { type: blob.type })
  }
  throw new Error(errorText(problemToError(await response.json().catch(() => null)), words))
}
