import { contract } from '@aurelio/contracts'
import { largestFont } from '@aurelio/contracts/fonts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import { refusal } from '../../platform/http/failures.ts'
import { type Call, type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { AddOutcome } from './adding.ts'
import type { FontService } from './service.ts'

export function fontCalls(fonts: FontService) {
  const calls = implement(contract.fonts).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => fonts.list(context.current)),
    uses: calls.uses.handler(({ input, context }) => fonts.uses(context.current, input.id)),
    rename: calls.rename.handler(({ input, context }) => fonts.rename(context.current, input)),
    remove: calls.remove.handler(({ input, context }) => fonts.remove(context.current, input.id)),
  }
}

/** Their upload: a plain route, because bytes go through it. */
export function fontUpload(fonts: FontService): PlainRoute {
  return {
    // `POST /api/fonts?name=casa.woff2&licence=yes`
    method: 'POST',
    path: '/api/fonts',
    scope: 'sites:write',
    body: { bytes: largestFont, isFile: true },
    answer: signedIn(async (c, session) => {
      const { body } = c.req.raw
      if (!body) return refused(c, { kind: 'refused', reason: 'no-font' })
      const outcome = await fonts.add(session, {
        name: c.req.query('name') ?? '',
        hasLicence: c.req.query('licence') === 'yes',
        body,
      })
      return outcome.kind === 'added' ? c.json(outcome.font, 201) : refused(c, outcome)
    }),
  }
}

function refused(c: Call, outcome: Exclude<AddOutcome, { kind: 'added' }>): Response {
  // What is left of the body is on its way and nobody reads it.
  const connection: Record<string, string> = outcome.kind === 'refused' ? {} : { connection: 'close' }
  switch (outcome.kind) {
    case 'refused':
      return problemResponse(c, refusal('FONT_REFUSED', { reason: outcome.reason }))
    case 'too-large':
      return problemResponse(c, refusal('PAYLOAD_TOO_LARGE', { bytes: largestFont }), connection)
    case 'full':
      return problemResponse(c, refusal('FILES_FULL', { bytes: outcome.bytes }), connection)
    case 'forbidden':
      return problemResponse(c, refusal('FORBIDDEN'), connection)
    case 'too-many':
    default: {
      const { seconds } = outcome
      const headers = { ...connection, 'retry-after': String(seconds) }
      return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds }), headers)
    }
  }
}
