import { largestPicture } from '@aurelio/contracts/pictures'
import { idSchema } from '@aurelio/contracts/paging'
import { z } from 'zod'
import { invalidField, notFound, refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { attachment } from '../../../platform/storage/file-name.ts'
import type { RecipeRun } from './run-recipe.ts'

const mostIndex = 1_000_000
const indexSchema = z.coerce.number().int().min(1).max(mostIndex)

/**
 * `POST /api/recipes/:id/run?name=foto.heic&n=3` with the bytes of a picture answers what the recipe makes of it: 200, or 201 and
 * where it stands if the recipe keeps it in the workspace's pictures.
 */
export function runRoute(runs: RecipeRun): PlainRoute {
  return {
    method: 'POST',
    path: '/api/recipes/:id/run',
    scope: 'recipes:run',
    body: { bytes: largestPicture, isFile: true },
    answer: signedIn(async (c, session) => {
      // All of it, before anything is refused: who is still sending hears no answer.
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const id = idSchema.safeParse(c.req.param('id'))
      if (!id.success) throw notFound()
      const index = indexSchema.safeParse(c.req.query('n') ?? 1)
      if (!index.success) throw invalidField('n', 'INVALID')
      const wish = await runs.wish(session, id.data)
      const bearer = c.get('bearer')
      if (wish.isKept && bearer && !bearer.scopes.includes('pictures:write'))
        return problemResponse(c, refusal('SCOPE_MISSING', { scope: 'pictures:write' }))
      return answer(
        await runs.run(session, wish, { name: c.req.query('name') ?? '', index: index.data, bytes }),
      )
    }),
  }
}

function answer({ made, name, picture }: Awaited<ReturnType<RecipeRun['run']>>): Response {
  const headers = {
    'content-type': `image/${made.format}`,
    'content-length': String(made.bytes.length),
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(picture && { location: picture.path }),
  }
  return new Response(Uint8Array.from(made.bytes), { status: picture ? 201 : 200, headers })
}
