import { foreignId } from '../../work.ts'
import { all, leaders, open, owners, row, staff, unshared, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

/** The workspace, its people, webhooks and tokens. */
export const workspaceRows: Record<string, Row> = {
  'PATCH /api/workspace': leaders(200, withBody({ name: 'Estudio' })),
  'GET /api/workspace/settings': staff(200),
  'PUT /api/workspace/settings/general': leaders(
    200,
    withBody({ timeZone: 'Atlantic/Canary', mailLanguage: 'en' }),
  ),
  'PUT /api/workspace/settings/legal': leaders(
    200,
    withBody({ name: 'Agencia, S. L.', taxNumber: 'B12345678', address: '', email: '', registry: '' }),
  ),
  'PUT /api/workspace/logo': row([415, 415, 403, 403], withBody('no picture')),
  'DELETE /api/workspace/logo': leaders(200),
  'GET /api/logos/{id}/{version}': open(200, { thing: things.logo }),
  'GET /api/workspace/contents': owners(200),
  // The wrong name.
  'POST /api/workspace/removal': owners(409, withBody({ name: 'No es este' })),
  'GET /api/workspaces': all(200),
  'POST /api/workspaces': all(201, { ...withBody({ name: 'Otro' }), endsSession: true }),
  'GET /api/things/{id}/workspace': unshared(200, { thing: things.project }),
  'POST /api/workspaces/{id}/activation': all(200, { thing: things.workspace }),
  'GET /api/workspace/members': staff(200),
  'GET /api/workspace/audit': leaders(200),
  'GET /api/workspace/roles': staff(200),
  'PATCH /api/workspace/members/{id}': leaders(200, {
    thing: things.member,
    ...withBody({ role: 'client' }),
  }),
  'POST /api/workspace/members/{id}/removal': leaders(200, { thing: things.member, ...withBody({}) }),
  'GET /api/workspace/members/{id}/pending': leaders(200, { thing: things.member }),
  // To nobody who is there.
  'POST /api/workspace/owner': owners(404, withBody({ id: foreignId })),
  'GET /api/workspace/invitations': leaders(200),
  'POST /api/workspace/invitations': leaders(201, withBody({ email: 'invitada@ejemplo.es', role: 'member' })),
  'POST /api/workspace/invitations/{id}/sending': leaders(200, { thing: things.invitation }),
  'DELETE /api/workspace/invitations/{id}': leaders(200, { thing: things.invitation }),
  'GET /api/invitations/{token}': open(200, { thing: things.invitation }),
  // It is for somebody else.
  'POST /api/invitations/{token}/acceptance': all(403, { thing: things.invitation }),

  'GET /api/mail-server': leaders(200),
  // Refused, for it is an address of this machine.
  'PUT /api/mail-server': leaders(
    422,
    withBody({ host: '127.0.0.1', port: 587, security: 'starttls', user: '', sender: 'hola@estudio.es' }),
  ),
  // There is none to try, to use or to remove.
  'POST /api/mail-server/trial': leaders(404),
  'POST /api/mail-server/use': leaders(404, withBody({ isUsed: true })),
  'DELETE /api/mail-server': leaders(404),
  'GET /api/webhooks': leaders(200),
  // Refused, for it is an address of this machine.
  'POST /api/webhooks': leaders(422, withBody({ address: 'http://127.0.0.1/avisos' })),
  'PATCH /api/webhooks/{id}': leaders(200, { thing: things.webhook, ...withBody({ isActive: false }) }),
  'DELETE /api/webhooks/{id}': leaders(200, { thing: things.webhook }),
  'POST /api/webhooks/{id}/secret': leaders(200, { thing: things.webhook }),
  'GET /api/webhooks/{id}/deliveries': leaders(200, { thing: things.webhook }),
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/sending': leaders(200, { thing: things.webhookDelivery }),

  // A token alone opens it; what the matrix sends is not a word of the protocol.
  'POST /api/mcp': all(401, { ...withBody({}), token: 400 }),
  'GET /api/tokens': staff(200),
  'POST /api/tokens': staff(201, withBody({ name: 'Programa', scopes: ['tasks:read'], expiresInDays: 1 })),
  // Whoever made it alone says how it changes pages.
  'PATCH /api/tokens/{id}': staff(200, { thing: things.apiToken, ...withBody({ changes: 'proposed' }) }),
  'DELETE /api/tokens/{id}': staff(200, { thing: things.apiToken }),
}
