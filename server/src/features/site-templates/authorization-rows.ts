import { leaders, type Row, staff, withBody } from '../../testing/authorization/row.ts'
import type { Person } from '../../testing/test-server.ts'
import { madeWeb } from '../../testing/site-templates.ts'

const known = new WeakMap<Person, Promise<{ id: string }>>()
/** The same for all questions that leave the site as it is. */
const shared = ({ owner }: { owner: Person }) => {
  const made = known.get(owner) ?? madeWeb(owner)
  known.set(owner, made)
  return made
}
const business = { name: 'Clínica Olmo', email: 'hola@olmo.example' }

export const authorizationRows: Record<string, Row> = {
  'POST /api/site-templates': leaders(201, withBody({ template: 'clinica', business })),
  'GET /api/sites/{id}/template': staff(200, { thing: shared }),
  'POST /api/sites/{id}/template/publication': staff(200, { thing: shared }),
  'DELETE /api/sites/{id}/template': leaders(200, { thing: ({ owner }) => madeWeb(owner) }),
}
