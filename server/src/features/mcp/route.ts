import { createRouterClient } from '@orpc/server'
import type { Audit, AuditEvent } from '../../platform/audit/audit.ts'
import type { Calls } from '../../platform/feature.ts'
import { failureOf } from '../../platform/http/api.ts'
import type { RunningOnce } from '../../platform/http/idempotency/idempotent-calls.ts'
import type { Bearer } from '../../platform/http/environment.ts'
import { type PlainRoute, signedOut } from '../../platform/http/plain-routes.ts'
import { callsOnce } from './calls-once.ts'
import type { Log } from '../../platform/log/log.ts'

type Parts = { calls: () => Calls; settled: () => Promise<void>; audit: Audit; log: Log; once: RunningOnce }

/** The endpoint for assistants, which come with a token as every program does. */
export function mcpRoute({ calls, settled, audit, log, once }: Parts): PlainRoute {
  return {
    method: 'POST',
    path: '/api/mcp',
    scope: 'any',
    async answer(c) {
      const bearer = c.get('bearer')
      if (!bearer) return withChallenge(signedOut(c))
      await settled()
      const requestId = c.get('requestId')
      const context = { requestId, headers: new Headers(), bearer, session: async () => null }
      const api = createRouterClient(calls(), { context })
      // Loaded when the first assistant comes: it takes its share of memory.
      const { answerMcp } = await import('./server.ts')
      return answerMcp(c.req.raw, bearer, {
        api,
        failureOf: (error) => failureOf(error, requestId, log),
        record: (tool) => audit(usedBy(bearer, tool)),
        once: callsOnce(once, bearer, c.req.header('idempotency-key')),
      })
    },
  }
}

function usedBy({ tokenId, session: { user, workspace } }: Bearer, tool: string): AuditEvent {
  const detail = { tool, token: tokenId }
  return { kind: 'assistant-called', userId: user.id, workspaceId: workspace.id, detail }
}

function withChallenge(response: Response): Response {
  response.headers.set('www-authenticate', 'Bearer')
  return response
}
