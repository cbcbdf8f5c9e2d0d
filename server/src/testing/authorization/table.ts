import { preferencesSchema } from '@aurelio/contracts/profile'
import { documentWith } from '../pages.ts'
import { calendarEvent } from '../calendar.ts'
import { foreignId, ruleBody } from '../work.ts'
import { type Thing, things } from './things.ts'

/** Statuses for owner, admin, member and client. */
type ByRole = readonly [owner: number, admin: number, member: number, client: number]

export type Row = {
  /** In the workspace where the thing is, or where the route needs none. */
  roles: ByRole
  /** Without a session, and with that of a disabled account. */
  signedOut: number
  /** The administrator of the installation, where they may more than others. */
  administrator?: number
  /** What the path names. A role of another workspace gets 404, or 403 where the role alone is refused. */
  thing?: Thing
  /** What a token is answered where it needs no scope to come. */
  token?: number
  /** What a role of another workspace gets, where it is not the 404 of a thing or the 403 of the role. */
  foreign?: number
  /** What it names is for everybody who knows its address, other workspaces too. */
  isPublic?: boolean
  body?: (ids: Record<string, string>) => unknown
  /** Written behind the path. */
  query?: string
  /** Ends the caller's session, so it gets one of its own. */
  endsSession?: boolean
}

type Rest = Omit<Row, 'roles' | 'signedOut'>

const row = (roles: ByRole, rest: Rest = {}): Row => ({ roles, signedOut: 401, ...rest })
const all = (status: number, rest?: Rest) => row([status, status, status, status], rest)
const owners = (status: number, rest?: Rest) => row([status, 403, 403, 403], rest)
const staff = (status: number, rest?: Rest) => row([status, status, status, 403], rest)
/** A client sees what is shared with them; of anything else they are told that it is not there. */
const unshared = (status: number, rest?: Rest) => row([status, status, status, 404], rest)
const leaders = (status: number, rest?: Rest) => row([status, status, 403, 403], rest)
/** For anybody, signed in or not. */
const open = (status: number, rest: Rest = {}): Row => ({
  ...all(status, rest),
  signedOut: status,
  isPublic: true,
})
const withBody = (value: unknown) => ({ body: () => value })

const page = { name: 'Página', document: documentWith('x') }
const pin = { element: 'heading-1700000000001', x: 50, y: 50, text: 'Aquí' }
const wrongPassword = withBody({ password: 'No-es-esta-1' })
const leadFields = new URLSearchParams({ name: 'Luis', email: 'luis@ejemplo.es' })

/** Who may call what: every route of the product has its row, or the test fails. */
export const table: Record<string, Row> = {
  // The test runs without a built web app.
  'GET /*': open(503),
  'GET /p/{slug}': open(200, { thing: things.publishedPage }),
  'GET /p/{slug}/forms/{formId}': open(200, { thing: things.form }),
  'POST /p/{slug}/leads': open(303, { thing: things.publishedPage, ...withBody(leadFields) }),
  'GET /p/_fonts/{file}': open(200, { thing: things.fontFile }),
  'GET /p/_pictures/{file}': open(200, { thing: things.pictureFile }),
  'GET /api/health/live': open(200),
  'GET /api/health/ready': open(200),
  'GET /api/openapi.json': open(200),
  'GET /api/docs': open(200),
  // Without its setting it is not there, for anybody.
  'GET /metrics': open(404),
  'GET /api/auth-options': open(200),
  'GET /api/session': open(200),
  'GET /api/changes': all(200),

  'GET /api/analytics': staff(200),
  'GET /api/analytics/pages': staff(200),
  'GET /api/analytics/people': staff(200),
  'GET /api/exports/analytics-pages.csv': staff(200),
  'GET /api/exports/analytics-people.csv': staff(200),
  'GET /api/home': staff(200),
  'GET /api/home/chart': staff(200),
  'POST /api/home/sample': staff(200, withBody({})),
  'DELETE /api/home/sample': staff(200),
  'GET /api/search': all(200, { query: '?q=a' }),
  'GET /api/activity': all(200),
  'GET /api/leads': all(200),
  'GET /api/leads/{id}': unshared(200, { thing: things.lead }),
  'PATCH /api/leads/{id}': staff(200, { thing: things.lead, ...withBody({ baseVersion: 1, state: 'won' }) }),
  'POST /api/leads/changes': staff(200, {
    thing: things.lead,
    body: ({ id }) => ({ items: [{ id, baseVersion: 1, state: 'lost' }] }),
  }),
  'POST /api/leads/merges': staff(200, {
    thing: things.twoLeads,
    body: ({ id, other }) => ({ ids: [id, other] }),
  }),
  'POST /api/leads/{id}/separation': staff(200, { thing: things.lead, ...withBody({}) }),
  'POST /api/leads/removals': staff(200, { thing: things.lead, body: ({ id }) => ({ ids: [id] }) }),
  'POST /api/leads/restorations': staff(200, {
    thing: things.removedLead,
    body: ({ id }) => ({ ids: [id] }),
  }),
  'POST /api/leads/{id}/erasure': staff(200, { thing: things.lead, ...withBody({}) }),
  'GET /api/lead-erasures': staff(200),
  'GET /api/exports/leads/{id}': unshared(200, { thing: things.lead }),
  'GET /api/lead-labels': all(200),
  'GET /api/lead-views': staff(200),
  'POST /api/lead-views': staff(201, withBody({ name: 'Ganados', query: 'state=won' })),
  // Others only use it.
  'DELETE /api/lead-views/{id}': row([200, 404, 404, 403], { thing: things.leadView }),
  'GET /api/lead-rules': staff(200),
  'POST /api/lead-rules': staff(201, withBody(ruleBody)),
  'PATCH /api/lead-rules/{id}': staff(200, { thing: things.leadRule, ...withBody({ isActive: false }) }),
  'DELETE /api/lead-rules/{id}': staff(200, { thing: things.leadRule }),
  'GET /api/lead-imports': staff(200),
  'POST /api/lead-imports': staff(201, withBody('name')),
  'GET /api/lead-imports/{id}': staff(200, { thing: things.leadImport }),
  'POST /api/lead-imports/{id}/start': staff(200, {
    thing: things.leadImport,
    ...withBody({ mapping: ['name'] }),
  }),
  // It has not begun.
  'POST /api/lead-imports/{id}/cancel': staff(409, { thing: things.leadImport, ...withBody({}) }),
  'POST /api/lead-imports/{id}/undo': staff(409, { thing: things.leadImport, ...withBody({}) }),
  'POST /api/leads/{id}/notes': staff(201, { thing: things.lead, ...withBody({ text: 'Llamar' }) }),
  'POST /api/leads/{id}/tasks': staff(201, { thing: things.lead, ...withBody({ title: 'Llamar' }) }),
  'GET /api/exports/audit.csv': leaders(200),
  'GET /api/lead-files/{id}': unshared(200, { thing: things.leadFile }),
  'GET /api/forms': staff(200),
  'GET /api/forms/{pageId}/{formId}': staff(200, { thing: things.form }),
  'GET /api/exports/leads.csv': all(200),
  'GET /api/exports/leads.xlsx': all(200),
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
  'DELETE /api/tokens/{id}': staff(200, { thing: things.apiToken }),

  'GET /api/sites': staff(200),
  'POST /api/sites': leaders(201, withBody({ name: 'Sitio' })),
  'GET /api/sites/{id}': staff(200, { thing: things.site }),
  'PATCH /api/sites/{id}': leaders(200, { thing: things.site, ...withBody({ name: 'Otro' }) }),
  'PUT /api/sites/{id}/host': leaders(200, { thing: things.site, ...withBody({ host: '' }) }),
  'POST /api/sites/{id}/host/proof': leaders(200, { thing: things.site, ...withBody({}) }),
  'POST /api/sites/{id}/legal': staff(200, { thing: things.siteWithLegalData }),
  'GET /api/tls/ask': open(404),
  'GET /api/sites/{id}/redirects': staff(200, { thing: things.site }),
  'POST /api/sites/{id}/redirects': leaders(201, {
    thing: things.site,
    body: ({ id }) => ({ from: `/antes-${id}`, to: 'https://ejemplo.es' }),
  }),
  'DELETE /api/sites/{id}/redirects/{redirectId}': leaders(200, { thing: things.redirect }),
  'DELETE /api/sites/{id}': leaders(200, { thing: things.site }),
  'GET /api/sites/{id}/brand': staff(200, { thing: things.site }),
  'PUT /api/sites/{id}/brand': staff(200, { thing: things.site, ...withBody({ theme: {} }) }),
  'POST /api/sites/{id}/brand/publication': staff(200, { thing: things.site }),
  'GET /api/symbols': staff(200),
  'POST /api/symbols': staff(201, withBody(page)),
  'GET /api/symbols/{id}': staff(200, { thing: things.symbol }),
  'PUT /api/symbols/{id}': staff(200, { thing: things.symbol, ...withBody({ ...page, baseNumber: 1 }) }),
  'DELETE /api/symbols/{id}': staff(200, { thing: things.symbol }),
  'GET /api/symbols/{id}/versions': staff(200, { thing: things.symbol }),
  'POST /api/symbols/{id}/versions/{number}/restoration': staff(200, { thing: things.symbol }),
  'GET /api/symbols/{id}/pages': staff(200, { thing: things.symbol }),
  'POST /api/symbols/{id}/publication': staff(200, { thing: things.symbol }),
  'GET /api/pages': all(200),
  'POST /api/pages': staff(201, withBody(page)),
  'GET /api/pages/{id}': unshared(200, { thing: things.page }),
  'PUT /api/pages/{id}': staff(200, { thing: things.page, ...withBody({ ...page, baseVersion: 1 }) }),
  'PUT /api/pages/{id}/project': staff(200, {
    thing: things.pageAndProject,
    body: ({ projectId }) => ({ projectId }),
  }),
  'POST /api/pages/{id}/publication': staff(200, { thing: things.page }),
  'GET /api/pages/{id}/publications': staff(200, { thing: things.page }),
  'POST /api/pages/{id}/publications/{publicationId}/restoration': staff(200, { thing: things.publication }),
  'GET /api/sites/{id}/republication': staff(200, { thing: things.site }),
  'POST /api/sites/{id}/republication': staff(200, { thing: things.site }),
  'GET /api/pages/{id}/versions': staff(200, { thing: things.page }),
  'POST /api/pages/{id}/versions': staff(201, { thing: things.page, ...withBody({}) }),
  'GET /api/pages/{id}/versions/{versionId}': staff(200, { thing: things.version }),
  'POST /api/pages/{id}/versions/{versionId}/restoration': staff(200, { thing: things.version }),
  'PUT /api/pages/{id}/schedule': staff(200, {
    thing: things.page,
    ...withBody({ publishAt: '2999-01-01T08:00:00.000Z' }),
  }),
  'DELETE /api/pages/{id}/schedule': staff(200, { thing: things.page }),
  'DELETE /api/pages/{id}/publication': staff(200, { thing: things.page }),
  'DELETE /api/pages/{id}': staff(200, { thing: things.page }),

  'PUT /api/pages/{id}/site': staff(200, {
    thing: things.pageAndSite,
    body: ({ siteId }) => ({ siteId }),
  }),
  'GET /api/overview/pages': all(200),
  'PUT /api/pages/{id}/name': staff(200, { thing: things.page, ...withBody({ name: 'Otro' }) }),
  'POST /api/pages/{id}/copies': staff(201, { thing: things.page, ...withBody({ name: 'Copia' }) }),
  'POST /api/pages/{id}/restoration': staff(200, { thing: things.removedPage }),
  'DELETE /api/bin/pages/{id}': staff(200, { thing: things.removedPage }),
  'PUT /api/pages/{id}/thumbnail': staff(415, {
    thing: things.page,
    query: '?version=1',
    ...withBody('no picture'),
  }),
  'GET /api/pages/{id}/thumbnail/{version}': unshared(200, { thing: things.picturedPage }),

  'GET /api/pictures': staff(200),
  'GET /api/pictures/encoding': staff(200),
  'POST /api/pictures': staff(415, withBody('no picture')),
  'DELETE /api/pictures/{id}': staff(200, { thing: things.picture }),

  'GET /api/projects': all(200),
  'POST /api/projects': staff(201, withBody({ name: 'Proyecto' })),
  'GET /api/projects/{id}': unshared(200, { thing: things.project }),
  'PATCH /api/projects/{id}': staff(200, { thing: things.project, ...withBody({ name: 'Otro' }) }),
  'DELETE /api/projects/{id}': staff(200, { thing: things.project }),
  'POST /api/projects/{id}/restoration': staff(200, { thing: things.removedProject }),

  'GET /api/reviews': all(200),
  'POST /api/pages/{id}/reviews': staff(201, { thing: things.page, ...withBody({}) }),
  'GET /api/reviews/{id}': unshared(200, { thing: things.review }),
  'GET /api/reviews/{id}/page': unshared(200, { thing: things.review }),
  'POST /api/reviews/{id}/threads': unshared(201, { thing: things.review, ...withBody(pin) }),
  'POST /api/reviews/{id}/threads/{thread}/comments': unshared(201, {
    thing: things.reviewThread,
    ...withBody({ text: 'Sí' }),
  }),
  'PUT /api/reviews/{id}/threads/{thread}': unshared(200, {
    thing: things.reviewThread,
    ...withBody({ resolved: true }),
  }),
  // The team asks; it does not answer itself.
  'POST /api/reviews/{id}/decisions': row([403, 403, 403, 404], {
    thing: things.review,
    foreign: 404,
    ...withBody({ verdict: 'approved' }),
  }),
  'GET /api/review-links': staff(200),
  'DELETE /api/review-links/{id}': staff(200, { thing: things.reviewLink }),
  'POST /api/guest-review': open(200, { thing: things.review, body: ({ token }) => ({ token }) }),
  'POST /api/guest-review/pass': open(200, {
    thing: things.review,
    body: ({ token }) => ({ token, password: 'x' }),
  }),
  'POST /api/guest-review/page': open(200, { thing: things.review, body: ({ token }) => ({ token }) }),
  'POST /api/guest-review/threads': open(200, {
    thing: things.review,
    body: ({ token }) => ({ token, name: 'Clara', ...pin }),
  }),
  'POST /api/guest-review/comments': open(200, {
    thing: things.reviewThread,
    body: ({ token, thread }) => ({ token, name: 'Clara', thread, text: 'Sí' }),
  }),
  'POST /api/guest-review/decisions': open(200, {
    thing: things.review,
    body: ({ token }) => ({ token, name: 'Clara', verdict: 'approved' }),
  }),

  'GET /api/sites/{id}/share': staff(200, { thing: things.site }),
  'PUT /api/sites/{id}/share': staff(200, {
    thing: things.site,
    ...withBody({ clients: [], level: 'view', leads: false }),
  }),
  'GET /api/pages/{id}/share': staff(200, { thing: things.page }),
  'PUT /api/pages/{id}/share': staff(200, {
    thing: things.page,
    ...withBody({ clients: [], level: 'view', leads: false }),
  }),
  'GET /api/projects/{id}/share': staff(200, { thing: things.project }),
  'PUT /api/projects/{id}/share': staff(200, {
    thing: things.project,
    ...withBody({ clients: [], level: 'view', leads: false }),
  }),

  'GET /api/tasks': all(200),
  'POST /api/tasks': staff(201, withBody({ title: 'Tarea' })),
  'GET /api/tasks/{id}': unshared(200, { thing: things.task }),
  'PATCH /api/tasks/{id}': staff(200, { thing: things.task, ...withBody({ done: true }) }),
  'DELETE /api/tasks/{id}': staff(200, { thing: things.task }),
  'POST /api/tasks/{id}/restoration': staff(200, { thing: things.removedTask }),

  'GET /ics/{file}': open(200, { thing: things.calendarFeed }),
  'GET /api/calendar': staff(200, { query: '?from=2026-11-01&to=2026-11-30' }),
  'GET /api/calendar/events': staff(200),
  'POST /api/calendar/events': staff(201, withBody(calendarEvent)),
  'GET /api/calendar/events/{id}': staff(200, { thing: things.calendarEvent }),
  'PATCH /api/calendar/events/{id}': staff(200, {
    thing: things.calendarEvent,
    ...withBody({ title: 'Otro' }),
  }),
  'DELETE /api/calendar/events/{id}': staff(200, { thing: things.calendarEvent }),
  'POST /api/calendar/events/{id}/restoration': staff(200, { thing: things.removedCalendarEvent }),
  'POST /api/calendar/imports': staff(200, withBody({ events: [{ ...calendarEvent, uid: '' }] })),
  'GET /api/calendar/feed': staff(200),
  'POST /api/calendar/feed': staff(200),

  'GET /api/notifications': all(200),
  'POST /api/notifications/{id}/read': all(200, { thing: things.notification }),
  'POST /api/notifications/read': all(200),

  'GET /api/profile': all(200),
  'PUT /api/profile/personal': all(200, withBody({ name: 'Ana', bio: '' })),
  'PUT /api/profile/professional': all(422, withBody({})),
  'PUT /api/profile/preferences': all(200, withBody(preferencesSchema.parse({}))),
  'PUT /api/profile/photo': all(415, withBody('no picture')),
  'DELETE /api/profile/photo': all(200),
  'GET /api/photos/{id}/{version}': all(200, { thing: things.photo }),

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

  'POST /api/youtube/info': staff(422, withBody({ url: 'no address' })),
  'POST /api/youtube/download': staff(422, withBody({ url: 'no address' })),
  'GET /api/youtube/status/{taskId}': all(200, { thing: things.video }),
  'GET /api/youtube/downloads': all(200),
  'POST /api/youtube/downloads/{taskId}/cancel': all(200, { thing: things.video }),
  'POST /api/youtube/downloads/{taskId}/retry': staff(200, { thing: things.video }),
  'DELETE /api/youtube/downloads/{taskId}': all(200, { thing: things.video }),
  'GET /api/youtube/files/{taskId}': all(404, { thing: things.video }),
  'GET /api/youtube/thumbnails/{infoId}': all(404, { thing: things.videoInfo }),
  'GET /api/youtube/engine': all(403, { administrator: 200 }),
  'GET /api/youtube/engine/age': staff(200),
  // Switched off, so that no test fetches programs.
  'POST /api/youtube/engine/fetch': all(403),
  'POST /api/youtube/engine/restore': all(403, { administrator: 409 }),

  'POST /api/auth/sign-up/email': open(422, withBody({})),
  'POST /api/auth/sign-in/email': open(422, withBody({})),
  'POST /api/auth/sign-in/social': open(404, withBody({ provider: 'google' })),
  'POST /api/auth/sign-out': { ...all(200, { endsSession: true }), signedOut: 200 },
  'GET /api/auth/get-session': open(200),
  'GET /api/auth/callback/{provider}': open(302, { thing: async () => ({ provider: 'google' }) }),
  'POST /api/auth/request-password-reset': open(200, withBody({ email: 'nadie@ejemplo.es' })),
  'POST /api/auth/reset-password': open(400, withBody({ newPassword: 'Nueva-Clave-77', token: 'x' })),
  'POST /api/auth/send-verification-email': {
    ...all(400, withBody({ email: 'nadie@ejemplo.es' })),
    signedOut: 200,
  },
  'GET /api/auth/verify-email': open(401, { query: '?token=x' }),
  'GET /api/auth/jwks': open(200),
  'GET /api/auth/passkey/generate-authenticate-options': open(200),
  'POST /api/auth/passkey/verify-authentication': open(400, withBody({ response: {} })),

  'GET /api/auth/token': all(200),
  'GET /api/auth/list-accounts': all(200),
  'POST /api/auth/link-social': all(404, withBody({ provider: 'google' })),
  'POST /api/auth/unlink-account': all(400, withBody({ providerId: 'google', accountId: 'x' })),
  'POST /api/auth/change-password': all(
    400,
    withBody({ currentPassword: 'No-es-esta-1', newPassword: 'Nueva-Clave-77' }),
  ),
  // Signed in, without two factors; else only after a right password.
  'POST /api/auth/two-factor/verify-totp': all(400, withBody({ code: '000000' })),
  'POST /api/auth/two-factor/verify-backup-code': all(400, withBody({ code: 'x' })),
  'POST /api/auth/two-factor/enable': all(400, wrongPassword),
  'POST /api/auth/two-factor/disable': all(400, wrongPassword),
  'POST /api/auth/two-factor/generate-backup-codes': all(400, wrongPassword),
  'GET /api/auth/passkey/generate-register-options': all(200),
  'GET /api/auth/passkey/list-user-passkeys': all(200),
  'POST /api/auth/passkey/verify-registration': all(400, withBody({ response: {} })),
  'POST /api/auth/passkey/update-passkey': all(404, withBody({ id: 'x', name: 'Llave' })),
  'POST /api/auth/passkey/delete-passkey': all(404, withBody({ id: 'x' })),

  // Last: who leaves is in the workspace no more. Somebody has to own it.
  'POST /api/workspace/leave': row([409, 200, 200, 200]),
}
