import { z } from 'zod'

/** Fields of what the engine prints: extractors leave them out, or fill them with something else. */
export const number = z.number().finite().nonnegative().nullish().catch(null)
export const text = z.string().nullish().catch(null)

/** The same address where it is one of the web; null for anything else. */
export function webAddress(url: string | null | undefined): string | null {
  return url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null
}

/** What a text holds as JSON; null where it is none. */
export function json(printed: string): unknown {
  try {
    return JSON.parse(printed)
  } catch {
    return null
  }
}
