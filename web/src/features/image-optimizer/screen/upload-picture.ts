import { problemSchema } from '@aurelio/contracts/errors'
import { apiFetch } from '../../../platform/api/api-fetch.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { messageText } from '../../../platform/i18n/message-text.ts'

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
  const problem = problemSchema.safeParse(await response.json().catch(() => null))
  throw new Error(
    problem.success && response.status < 500
      ? messageText(problem.data.detail)
      : i18n.t('El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.'),
  )
}
