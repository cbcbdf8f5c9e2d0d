import { z } from 'zod'
import { signedValues } from './signed-values.ts'

const hourMs = 60 * 60 * 1000

/** Which file, and the page whose form gave it. */
export type LinkedFile = { fileId: string; pageId: string }

export type FileLinks = ReturnType<typeof fileLinks>

/** Links to files that are good until a moment of their own; nothing of them is stored. */
export function fileLinks(secret: string, now: () => number = Date.now) {
  const links = signedValues(secret, 'file-link', z.tuple([z.string(), z.string(), z.int()]))

  return {
    /** Good for so many hours. */
    sign: ({ fileId, pageId }: LinkedFile, hours: number): string =>
      links.sign([fileId, pageId, Math.floor(now() + hours * hourMs)]),

    /** What a link names, and whether its time is over; null for one that was never given. */
    read(token: string): (LinkedFile & { isOver: boolean }) | null {
      const named = links.read(token)
      if (!named) return null
      const [fileId, pageId, until] = named
      return { fileId, pageId, isOver: now() > until }
    },
  }
}
