import { largestWordPress } from '@aurelio/contracts/wordpress-imports'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { WordPressImports } from './service.ts'

/** `POST /api/wordpress-imports?name=blog.xml`: a plain route, because the file goes through it. */
export function wordpressRoute(imports: WordPressImports): PlainRoute {
  return {
    method: 'POST',
    path: '/api/wordpress-imports',
    scope: 'collections:write',
    body: { bytes: largestWordPress, isFile: true },
    answer: signedIn(async (c, session) => {
      const { body } = c.req.raw
      if (!body) return problemResponse(c, refusal('NOT_WORDPRESS'))
      return c.json(await imports.take(session, c.req.query('name') ?? '', body), 201)
    }),
  }
}
