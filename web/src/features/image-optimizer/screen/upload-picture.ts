import { apiFetch } from '../../../platform/api/api-fetch.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { problemToError } from '../../../platform/api/problem.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

type Code = 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'

const words: Required<Pick<ProblemWords, Code>> = {
  PAYLOAD_TOO_LARGE: 'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.',
  UNSUPPORTED_MEDIA_TYPE: 'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.',
}

/** Sends a picture to the workspace's pictures. Rejects with an Error whose message is for the person. */
export async function uploadPicture(blob: Blob, name: string): Promise<void> {
  const response = await apiFetch(`/api/pictures?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': blob.type },
    body: blob,
  }).catch(() => {
    throw new Error(i18n.t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'))
  })
  if (response.ok) return
  const error = problemToError(await response.json().catch(() => null))
  throw new Error(
    error
      ? errorText(error, words)
      : i18n.t('El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.'),
  )
}
