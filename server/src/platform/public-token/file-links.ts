import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const hourMs = 60 * 60 * 1000
/** Letters of a signature: 120 bits. */
const macLength = 20
const longest = 300

const partsSchema = z.tuple([z.string(), z.string(), z.int()])

/** Which file, and the page whose form gave it. */
export type LinkedFile = { fileId: string; pageId: string }

export type FileLinks = ReturnType<typeof fileLinks>

/** Links to files that are good until a moment of their own; nothing of them is stored. */
export function fileLinks(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'file-link', 32))
  const macOf = (body: string) =>
    createHmac('sha256', key).update(body).digest('base64url').slice(0, macLength)

  return {
    /** Good for so many hours. */
    sign({ fileId, pageId }: LinkedFile, hours: number): string {
      const parts: z.output<typeof partsSchema> = [fileId, pageId, Math.floor(now() + hours * hourMs)]
      const body = Buffer.from(JSON.stringify(parts)).toString('base64url')
      return `${body}.${macOf(body)}`
    },

    /** What a link names, and whether its time is over; null for one that was never given. */
    read(token: string): (LinkedFile & { isOver: boolean }) | null {
      const [body = '', mac = '', ...rest] = token.length > longest ? [] : token.split('.')
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(body))]
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null
      const [fileId, pageId, until] = partsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      return { fileId, pageId, isOver: now() > until }
    },
  }
}
