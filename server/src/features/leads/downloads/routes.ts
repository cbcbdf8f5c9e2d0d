import { contract } from '@aurelio/contracts'
import { largestFormFile } from '@aurelio/contracts/form-files'
import { fileLinkAddress } from '@aurelio/page'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { savedFile } from '../../../platform/http/saved-file.ts'
import type { FormDownloads } from './service.ts'

export function formFileRoutes(downloads: FormDownloads) {
  const calls = implement(contract.formFiles).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => downloads.list(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => downloads.remove(context.current, input.id)),
  }
}

/** Plain routes, because files go through them. */
export function formFilePlainRoutes(downloads: FormDownloads): PlainRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/form-files',
      scope: 'pages:write',
      body: { bytes: largestFormFile, isFile: true },
      answer: signedIn(async (c, session) => {
        const { body } = c.req.raw
        if (!body) throw refuse('FILE_REFUSED')
        return c.json(await downloads.add(session, c.req.query('name') ?? '', body), 201)
      }),
    },
    {
      method: 'GET',
      path: fileLinkAddress(':token'),
      async answer(c) {
        const linked = await downloads.open(c.req.param('token') ?? '')
        return linked?.kind === 'file' ? savedFile(linked) : endedLink(linked)
      },
    },
  ]
}

/** What happened with a link behind which there is nothing, and where another one is to be had. */
export function endedLink(linked: { kind: 'over' | 'gone'; page: string | null } | null): Response {
  const page = linked?.page ?? null
  const again =
    page === null
      ? 'Pide otro a quien te lo envió.'
      : `<a href="${page}">Vuelve a la página</a>, rellena otra vez el formulario y tendrás uno nuevo.`
  if (linked?.kind === 'over')
    return noticePage(
      410,
      'Este enlace de descarga ha caducado',
      `Valía por un tiempo, y ya ha pasado. ${again}`,
    )
  const detail = `Puede que el archivo se haya retirado o que al enlace le falten letras. ${again}`
  return noticePage(404, 'Aquí no hay ningún archivo', detail)
}
