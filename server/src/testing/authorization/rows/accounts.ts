import { preferencesSchema } from '@aurelio/contracts/profile'
import { all, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

const wrongPassword = withBody({ password: 'No-es-esta-1' })

/** One's own account, and the installation's. */
export const accountRows: Record<string, Row> = {
  'GET /api/profile': all(200),
  'PUT /api/profile/personal': all(200, withBody({ name: 'Ana', bio: '' })),
  'PUT /api/profile/professional': all(422, withBody({})),
  'PUT /api/profile/preferences': all(200, withBody(preferencesSchema.parse({}))),
  'PUT /api/profile/photo': all(415, withBody('no picture')),
  'DELETE /api/profile/photo': all(200),
  'GET /api/photos/{id}/{version}': all(200, { thing: things.photo }),

  'GET /api/lessons/seen': all(200),
  'PUT /api/lessons/seen': all(200, withBody({ lesson: 'editor/con-el-raton', seen: true })),

  'GET /api/security': all(200),
  'GET /api/security/sessions': all(200),
  'DELETE /api/security/sessions/{id}': all(200, { thing: things.session }),
  'DELETE /api/security/sessions': all(200),
  // A session is not enough.
  'POST /api/security/email': all(403, withBody({ email: 'nueva@ejemplo.es', password: 'No-es-esta-1' })),
  'POST /api/security/delete-account': all(403, wrongPassword),
  'GET /api/security/export': all(200),

  'GET /api/installation': all(404, { administrator: 200 }),
  // No mail server.
  'POST /api/installation/test-mail': all(404, { administrator: 409 }),
  'GET /api/accounts': all(404, { administrator: 200 }),
  'POST /api/accounts/{id}/disable': all(404, { administrator: 200, thing: things.account }),
  'POST /api/accounts/{id}/enable': all(404, { administrator: 200, thing: things.account }),
}
