import { type Row, staff } from '../../testing/authorization/row.ts'
import type { Thing } from '../../testing/authorization/making.ts'
import { subscribe } from '../../testing/subscriptions.ts'

const subscriber: Thing = async ({ owner }) => ({ id: (await subscribe(owner)).id })

export const authorizationRows: Record<string, Row> = {
  'GET /api/people/{id}/time-line': staff(200, { thing: subscriber }),
}
