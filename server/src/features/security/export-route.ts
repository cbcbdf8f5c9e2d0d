import { makeZip } from 'client-zip'
import type { Hono } from 'hono'
import type { Session } from '../../platform/access/session.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { refusal } from '../../platform/http/failures.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'

/** One file of the archive: a text, or bytes as they come. */
export type ExportFile = { name: string; input: string | AsyncIterable<Uint8Array> }
export const exportCalls = [{ method: 'GET', path: '/api/security/export' }] as const

const perPerson = { limit: 10, windowSeconds: 60 * 60 }

type Parts = {
  session: (headers: Headers) => Promise<Session | null>
  limits: RateLimits
  audit: Audit
  filesOf: (session: Session, headers: Headers) => AsyncIterable<ExportFile>
}

/** Mounts the download of one's own data: a ZIP of JSON and files, made while it is sent. */
export function mountExport(app: Hono<HttpEnvironment>, { session, limits, audit, filesOf }: Parts): void {
  app.get('/api/security/export', async (c) => {
    const { headers } = c.req.raw
    const current = await session(headers)
    if (!current) return problemResponse(c, refusal('UNAUTHORIZED'))
    const wait = await limits.hit('export', [current.user.id], perPerson)
    if (wait > 0)
      return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds: wait }), {
        'retry-after': String(wait),
      })
    await audit({ kind: 'data-exported', userId: current.user.id })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(makeZip(filesOf(current, headers)), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="aurelio-mis-datos-${day}.zip"`,
      },
    })
  })
}
