import { errorText } from '../../../platform/api/error-text.ts'
import { problemToError } from '../../../platform/api/problem.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { photoWords } from './photo-words.ts'

/** Percent to show for a share of bytes sent: steps of 10, 90 at most until the server has answered (§9). */
export function shownProgress(sent: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(90, Math.floor((sent / total) * 10) * 10)
}

/** Sends the photo. Rejects with an Error whose message is for the person. Only XMLHttpRequest tells what was sent. */
export function uploadPhoto(
  picture: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', '/api/profile/photo')
    request.setRequestHeader('content-type', picture.type)
    request.responseType = 'text'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(shownProgress(loaded, total)),
    )
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new Error(refusal(request.responseText, request.status)))
    })
    request.addEventListener('error', () =>
      reject(new Error(i18n.t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'))),
    )
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(picture)
  })
}

function refusal(text: string, status: number): string {
  const error = status < 500 ? problemToError(parsed(text)) : null
  return error ? errorText(error, photoWords) : i18n.t('Error al subir la imagen')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
