import { changeByProgram } from '../../testing/assistant-changes.ts'
import type { Place } from '../../testing/authorization/making.ts'
import { type Row, staff, withBody } from '../../testing/authorization/row.ts'

const proposal = async ({ server, owner }: Place) => ({
  id: (await changeByProgram(server.url, owner, 'proposed')).changeId,
})

export const authorizationRows: Record<string, Row> = {
  'GET /api/assistant-changes': staff(200),
  'POST /api/assistant-changes/{id}/decision': staff(200, {
    thing: proposal,
    ...withBody({ decision: 'discard' }),
  }),
  // Nobody withdraws what another has proposed, and a person proposes nothing.
  'POST /api/assistant-changes/{id}/withdrawal': staff(404, { thing: proposal }),
  'POST /api/pages/{id}/assistant-changes/undo': staff(200, {
    thing: async ({ server, owner }) => ({ id: (await changeByProgram(server.url, owner, 'done')).pageId }),
    ...withBody({ changes: ['11111111-1111-4111-8111-111111111111'] }),
  }),
}
