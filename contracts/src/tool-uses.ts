import { z } from 'zod'
import { signedIn } from './errors.ts'
import { errorsOf } from './problems.ts'

export const toolIds = ['image-optimizer', 'pdf-tools', 'seo-generator', 'video-downloader'] as const
export type ToolId = (typeof toolIds)[number]

/** What a tool has done since it was told last. It says nothing of the files but how many came out. */
const toolUseSchema = z.object({
  /** Downloads are counted where they end: on the server. */
  tool: z.enum(toolIds).exclude(['video-downloader']),
  /** Runs that came to their end. */
  uses: z.int().min(1).max(1000),
  /** Files that they made; of the generator pages. */
  files: z.int().min(0).max(1_000_000_000),
  /** Bytes by which pictures became smaller. */
  savedBytes: z.int().min(0).max(1_000_000_000_000),
})
export type ToolUse = z.infer<typeof toolUseSchema>

export const toolUses = {
  add: signedIn
    .route({ method: 'POST', path: '/tool-uses', summary: 'Contar lo que han hecho las herramientas' })
    .errors(errorsOf('TOO_MANY_REQUESTS'))
    .input(z.object({ items: z.array(toolUseSchema).min(1).max(toolIds.length) }))
    .output(z.object({ counted: z.int() })),
}
