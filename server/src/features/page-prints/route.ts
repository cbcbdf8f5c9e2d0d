import { idIn } from '@aurelio/contracts/paging'
import { type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { attachment } from '../../platform/storage/file-name.ts'
import type { PagePrintService } from './service.ts'

/** Whoever sees a page in the panel may keep what stands published of it. */
export function pagePrintRoute(print: PagePrintService): PlainRoute {
  return {
    method: 'GET',
    path: '/api/pages/:id/print.pdf',
    scope: 'pages:read',
    answer: signedIn(async (c, session) => {
      const { name, bytes } = await print(session, idIn(c.req.param('id') ?? ''), c.req.raw.signal)
      return new Response(bytes, {
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(bytes.length),
          'content-disposition': attachment(`${name}.pdf`),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  }
}
