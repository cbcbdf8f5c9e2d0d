import { type Row, staff, withBody } from '../../testing/authorization/row.ts'
import { things } from '../../testing/authorization/things.ts'

export const authorizationRows: Record<string, Row> = {
  'POST /api/pages/{id}/operations': staff(200, {
    thing: things.page,
    ...withBody({ session: 'programa-1', seen: 1, steps: [] }),
  }),
}
