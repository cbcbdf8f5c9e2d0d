import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRoot } from '../../scripts/root.mjs'

const screenSchema = z.object({
  path: z.string(),
  isPublic: z.boolean(),
  isFullscreen: z.boolean(),
  language: z.enum(['es', 'en']),
  parts: z.array(z.string()),
})

/** A screen of the built app, as its feature's manifest describes it (web/src/app/app-map.ts). */
export type MappedScreen = z.infer<typeof screenSchema>

const file = inRoot('web', 'dist', '.vite', 'app-map.json')

/** Every screen of the built app: a new one is here without being listed. */
export const mappedScreens: readonly MappedScreen[] = z
  .object({ screens: z.array(screenSchema) })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).screens

/** Whether the address alone opens the screen: it asks for no id, and nothing that was opened before. */
export function opensByAddress({ path, isFullscreen }: MappedScreen): boolean {
  return !path.includes(':') && !isFullscreen
}
