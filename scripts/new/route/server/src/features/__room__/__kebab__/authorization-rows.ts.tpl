import { type Row, staff } from '../../../testing/authorization/row.ts'

export const authorizationRows: Record<string, Row> = {
  'GET /api/__room__/__kebab__': staff(200),
}
