import { all, open, row, staff, unshared, withBody, type Row } from '../row.ts'
import { lastMonth } from '../../reports.ts'
import { things } from '../things.ts'

const pin = { element: 'heading-1700000000001', x: 50, y: 50, text: 'Aquí' }

/** Projects, reviews, and what is shared with clients. */
export const projectRows: Record<string, Row> = {
  'GET /api/projects': all(200),
  'POST /api/projects': staff(201, withBody({ name: 'Proyecto' })),
  'GET /api/projects/{id}': unshared(200, { thing: things.project }),
  'GET /api/projects/{id}/weeks': unshared(200, { thing: things.project }),
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
  'GET /api/projects/{id}/hours': staff(200, { thing: things.project }),
  'POST /api/projects/{id}/hours': staff(201, {
    thing: things.project,
    ...withBody({ day: '2026-11-20', minutes: 30 }),
  }),
  // Others only read it.
  'DELETE /api/project-hours/{id}': row([200, 404, 404, 403], { thing: things.projectTime }),
  'POST /api/projects/{id}/clock': staff(200, { thing: things.project, ...withBody({ day: '2026-11-20' }) }),
  'POST /api/projects/{id}/clock/stop': staff(200, { thing: things.project, ...withBody({}) }),

  'GET /api/projects/{id}/members': staff(200, { thing: things.project }),
  'PUT /api/projects/{id}/members/{personId}': staff(200, { thing: things.projectAndPerson }),
  'DELETE /api/projects/{id}/members/{personId}': staff(200, { thing: things.projectAndPerson }),
  'GET /api/projects/{id}/notes': staff(200, { thing: things.project }),
  'PUT /api/projects/{id}/notes': staff(200, {
    thing: things.project,
    ...withBody({ text: 'Llamar', spans: [], baseVersion: 0 }),
  }),
  'GET /api/projects/{id}/links': staff(200, { thing: things.project }),
  'GET /api/project-links/{kind}/{thingId}': staff(200, { thing: things.projectLink }),
  'PUT /api/projects/{id}/links/{kind}/{thingId}': staff(200, { thing: things.projectLink }),
  'DELETE /api/projects/{id}/links/{kind}/{thingId}': staff(200, { thing: things.projectLink }),

  'GET /api/report-links': staff(200),
  'POST /api/report-links': staff(201, withBody({ period: lastMonth })),
  'DELETE /api/report-links/{id}': staff(200, { thing: things.reportLink }),
  'POST /api/guest-report': open(200, { thing: things.reportLink, body: ({ token }) => ({ token }) }),
  'POST /api/guest-report/pdf': open(200, { thing: things.reportLink, body: ({ token }) => ({ token }) }),

  'GET /api/report-mailings': staff(200),
  'POST /api/report-mailings': staff(201, withBody({ emails: ['clara@ejemplo.es'] })),
  'DELETE /api/report-mailings/{id}': staff(200, { thing: things.reportMailing }),
  // Nobody's link; one that is right is followed in `mailings.test.ts`.
  'GET /api/report-mail-stops/{token}': open(303, { thing: things.noLink }),
  'POST /api/report-mail-stops/{token}': open(404, { thing: things.noLink }),

  'GET /api/project-templates': staff(200),
  'POST /api/projects/{id}/template': staff(201, { thing: things.project, ...withBody({ name: 'Base' }) }),
  'POST /api/project-templates/{id}/projects': staff(201, {
    thing: things.projectTemplate,
    ...withBody({ name: 'Nuevo', startOn: '2026-12-01' }),
  }),
  'DELETE /api/project-templates/{id}': staff(200, { thing: things.projectTemplate }),
}
