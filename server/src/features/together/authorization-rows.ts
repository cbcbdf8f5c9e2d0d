import { type Row, staff, withBody } from '../../testing/authorization/row.ts'
import { things } from '../../testing/authorization/things.ts'

const nothing = withBody({ session: 'programa-1', seen: 1, steps: [] })

export const authorizationRows: Record<string, Row> = {
  'POST /api/pages/{id}/operations': staff(200, { thing: things.page, ...nothing }),
  'POST /api/symbols/{id}/operations': staff(200, { thing: things.symbol, ...nothing }),
}
