import { largestMail } from '@aurelio/contracts/recipes'
import type { TFunction } from 'i18next'
import { client } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { recipeWords } from '../../../ui/recipes/recipe-words.ts'
import type { ResultFile } from '../state/model.ts'

/** Sends what a recipe made, the one step by which something leaves the browser. Gives what the person should know of it. */
export async function sendFiles(
  t: TFunction,
  { id, to }: { id: string; to: string[] },
  files: readonly ResultFile[],
  signal: AbortSignal,
): Promise<string[]> {
  const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0)
  if (bytes > largestMail)
    return [
      t('No se ha enviado: los archivos pasan de {{megabytes}} MB. Descárgalos y envíalos de otra forma.', {
        megabytes: largestMail / 1024 / 1024,
      }),
    ]
  try {
    const attached = await Promise.all(
      files.map(async ({ name, blob }) => ({ name, data: await base64Of(blob) })),
    )
    const { sent, refused, waits } = await client.recipes.mail({ id, to, files: attached }, { signal })
    const notes = refused.map(({ address, reason }) =>
      t('No se ha podido enviar a {{address}}: {{reason}}', { address, reason }),
    )
    const readers = sent.join(', ')
    if (sent.length > 0 && waits)
      notes.push(
        t(
          'Esta instalación no tiene servidor de correo: los mensajes para {{readers}} esperan en su carpeta de salida.',
          { readers },
        ),
      )
    else if (sent.length > 0) notes.push(t('Enviado a {{readers}}.', { readers }))
    return notes
  } catch (error) {
    // Cancelled: the work as a whole ends.
    signal.throwIfAborted()
    return [t('No se ha enviado: {{reason}}', { reason: errorText(error, recipeWords) })]
  }
}

async function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.readAsDataURL(blob)
  })
}
