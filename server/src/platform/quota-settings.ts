import { z } from 'zod'
import { whole } from './whole-setting.ts'

const most = 1_000_000
const megabyte = 1024 * 1024

/** What one workspace may take of the installation. */
export const quotaShape = {
  WORKSPACE_STORAGE_MB: whole(1, 10_240_000, 2048).describe(
    'MB que pueden ocupar los archivos de un espacio: imágenes, vídeos y los de sus leads.',
  ),
  MEDIA_FILE_MB: whole(1, 102_400, 200).describe(
    'Tamaño máximo de un vídeo o un audio de la biblioteca de las páginas, en MB.',
  ),
  WORKSPACE_PUBLISHES_PER_DAY: limit('Publicaciones de un espacio en un día. Sin él, sin límite.'),
  WORKSPACE_LEADS_PER_DAY: limit('Leads que recibe un espacio en un día. Sin él, sin límite.'),
  WORKSPACE_JOBS_PER_DAY: limit(
    'Importaciones, publicaciones de un sitio entero y descargas que empieza un espacio en un día. Sin él, sin límite.',
  ),
}

function limit(description: string) {
  const message = `debe ser un número entero entre 1 y ${most}`
  return z.coerce
    .number(message)
    .int(message)
    .min(1, message)
    .max(most, message)
    .optional()
    .describe(description)
}

export function quotaConfig(value: z.output<z.ZodObject<typeof quotaShape>>) {
  return {
    /** Of one film or sound for pages. */
    mediaFileBytes: value.MEDIA_FILE_MB * megabyte,
    storageBytes: value.WORKSPACE_STORAGE_MB * megabyte,
    /** Null for no limit. */
    publishes: value.WORKSPACE_PUBLISHES_PER_DAY ?? null,
    leads: value.WORKSPACE_LEADS_PER_DAY ?? null,
    jobs: value.WORKSPACE_JOBS_PER_DAY ?? null,
  }
}
