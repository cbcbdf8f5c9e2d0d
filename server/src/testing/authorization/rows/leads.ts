import { ruleBody } from '../../work.ts'
import { all, leaders, row, staff, unshared, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

/** Leads with their rules, imports and forms. */
export const leadRows: Record<string, Row> = {
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
  'GET /api/removed-leads': staff(200),
  'POST /api/leads/restorations': staff(200, {
    thing: things.removedLead,
    body: ({ id }) => ({ ids: [id] }),
  }),
  'POST /api/leads/{id}/erasure': staff(200, { thing: things.lead, ...withBody({}) }),
  'GET /api/lead-erasures': staff(200),
  'GET /api/exports/leads/{id}': unshared(200, { thing: things.lead }),
  'GET /api/lead-retention': leaders(200),
  'PUT /api/lead-retention': leaders(200, withBody({ months: 24, deed: 'erase' })),
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
  'GET /api/form-files': staff(200),
  'POST /api/form-files': staff(415, withBody('no file')),
  'DELETE /api/form-files/{id}': staff(200, { thing: things.formFile }),
  'GET /api/lead-files/{id}': unshared(200, { thing: things.leadFile }),
  'GET /api/forms': staff(200),
  'GET /api/forms/{id}': staff(200, { thing: things.workspaceForm }),
  'GET /api/forms/{pageId}/{formId}': staff(200, { thing: things.form }),
  'GET /api/exports/leads.csv': all(200),
  'GET /api/exports/leads.xlsx': all(200),
}
