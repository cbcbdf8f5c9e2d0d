import { makeZip } from 'client-zip'
import type { Session } from '../../platform/access/session.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { ExportFile } from '../../platform/export/export-file.ts'
import { type PlainRoute, signedIn, tooMany } from '../../platform/http/plain-routes.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'

const perPerson = { limit: 10, windowSeconds: 60 * 60 }

/** Everything of a person, and of their workspace where that is theirs to take away, as it is read. */
export type ExportsOf = (session: Session, headers: Headers) => AsyncIterable<ExportFile>
type Parts = { limits: RateLimits; audit: Audit; exportsOf: ExportsOf }

/** The download of one's own data: a ZIP of JSON and files, made while it is sent. */
export function exportRoute({ limits, audit, exportsOf }: Parts): PlainRoute {
  return {
    method: 'GET',
    path: '/api/security/export',
    answer: signedIn(async (c, session) => {
      const { id: userId } = session.user
      const wait = await limits.hit('export', [userId], perPerson)
      if (wait > 0) return tooMany(c, wait)
      await audit({ kind: 'data-exported', userId })
      const day = new Date().toISOString().slice(0, 10)
      return new Response(makeZip(exportsOf(session, c.req.raw.headers)), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="aurelio-mis-datos-${day}.zip"`,
        },
      })
    }),
  }
}
