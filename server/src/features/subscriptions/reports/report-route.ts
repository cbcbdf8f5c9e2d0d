import { createHash, timingSafeEqual } from 'node:crypto'
import { open, type PlainRoute } from '../../../platform/http/plain-routes.ts'
import type { LetterReports } from './reports.ts'

const mostBytes = 1024 * 1024
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Where a mail server, or the one who sends the mail, hands over what machines answer: the whole message as it came. */
export function reportRoute(take: LetterReports, token: string | undefined): PlainRoute[] {
  if (token === undefined) return []
  return [
    {
      method: 'POST',
      path: '/mail-reports',
      body: { bytes: mostBytes },
      answer: open(async (c) => {
        const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
        if (!timingSafeEqual(digest(given), digest(token))) return new Response(null, { status: 401 })
        const isOurs = await take(await c.req.text())
        return new Response(null, { status: isOurs ? 204 : 202 })
      }),
    },
  ]
}
