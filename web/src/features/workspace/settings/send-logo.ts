import { logoLimits } from '@aurelio/contracts/workspace-settings'
import { apiFetch } from '../../../platform/api/api-fetch.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { problemToError } from '../../../platform/api/problem.ts'
import { formatBytes } from '../../../platform/format.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

export const logoAccept = 'image/jpeg,image/png,image/webp'

const words: ProblemWords = {
  UNSUPPORTED_MEDIA_TYPE: 'Este archivo no es una imagen JPG, PNG o WebP. Guárdalo en uno de esos formatos.',
  TOO_FEW_PIXELS: ({ pixels }) =>
    i18n.t('El logotipo debe tener al menos {{pixels}} píxeles por lado.', { pixels }),
  TOO_MANY_PIXELS: ({ pixels }) =>
    i18n.t('El logotipo no debe pasar de {{pixels}} píxeles por lado.', { pixels }),
  BROKEN_IMAGE: 'Esta imagen no se puede leer. Prueba con otra copia.',
}

/** Sends a new logo; undefined once it stands, else why it is not taken, for the person. Rejects without a server. */
export async function sendLogo(file: File): Promise<string | undefined> {
  if (file.size > logoLimits.bytes)
    return i18n.t('Lo que envías ocupa demasiado: el máximo es {{size}}.', {
      size: formatBytes(logoLimits.bytes),
    })
  const answer = await apiFetch('/api/workspace/logo', {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: file,
  })
  if (answer.ok) return undefined
  const refused = problemToError(await answer.json().catch(() => null))
  return errorText(refused ?? new TypeError('No answer'), words)
}
