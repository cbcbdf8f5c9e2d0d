import { type Row, staff, withBody } from '../../testing/authorization/row.ts'
import { add__Name__ } from '../../testing/__kebab__.ts'

export const authorizationRows: Record<string, Row> = {
  'GET /api/__kebab__': staff(200),
  'POST /api/__kebab__': staff(201, withBody({ name: 'Una' })),
  'DELETE /api/__kebab__/{id}': staff(200, { thing: ({ owner }) => add__Name__(owner, 'Una') }),
}
