import { batchRow } from '../../page-batches.ts'
import { scheduleBody } from '../../page-schedules.ts'
import { documentWith } from '../../pages.ts'
import { all, leaders, open, staff, unshared, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

const page = { name: 'Página', document: documentWith('x') }

/** Sites, symbols, pages and pictures. */
export const pageRows: Record<string, Row> = {
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
  'GET /api/pages/{id}/trail': unshared(200, { thing: things.page }),
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
  'GET /api/page-schedules': staff(200),
  'POST /api/page-schedules': staff(201, {
    thing: things.batchTarget,
    body: (target) => scheduleBody(target),
  }),
  'PATCH /api/page-schedules/{id}': staff(200, { thing: things.pageSchedule, ...withBody({ paused: true }) }),
  'POST /api/page-schedules/{id}/run': staff(200, { thing: things.pageSchedule }),
  'DELETE /api/page-schedules/{id}': staff(200, { thing: things.pageSchedule }),
  'GET /api/page-batches': staff(200),
  'POST /api/page-batches': staff(201, {
    thing: things.batchTarget,
    body: (target) => ({ name: 'Muchas', target }),
  }),
  'GET /api/page-batches/{id}': staff(200, { thing: things.pageBatch }),
  'POST /api/page-batches/{id}/rows': staff(200, {
    thing: things.emptyBatch,
    ...withBody({ from: 0, rows: [batchRow('Reus')] }),
  }),
  'POST /api/page-batches/{id}/start': staff(200, {
    thing: things.pageBatch,
    ...withBody({ startAt: '2999-01-01T08:00:00.000Z' }),
  }),
  // It has not begun.
  'POST /api/page-batches/{id}/cancel': staff(409, { thing: things.pageBatch, ...withBody({}) }),
  'POST /api/page-batches/{id}/undo': staff(200, { thing: things.stoppedBatch, ...withBody({}) }),
  'GET /api/folders': staff(200),
  'POST /api/sites/{id}/folders': staff(201, { thing: things.site, ...withBody({ name: 'Ofertas' }) }),
  'PUT /api/folders/{id}': staff(200, { thing: things.pageFolder, ...withBody({ name: 'Otra' }) }),
  'DELETE /api/folders/{id}': staff(200, { thing: things.pageFolder }),
  'PUT /api/pages/{id}/folder': staff(200, {
    thing: things.pageAndFolder,
    body: ({ folderId }) => ({ folderId }),
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

  'GET /api/media-files': staff(200, { query: '?kind=video' }),
  'POST /api/media-files': staff(415, withBody('no film')),
  'DELETE /api/media-files/{id}': staff(200, { thing: things.mediaFile }),
  'GET /api/pictures': staff(200),
  'GET /api/pictures/encoding': staff(200),
  'POST /api/pictures': staff(415, withBody('no picture')),
  'DELETE /api/pictures/{id}': staff(200, { thing: things.picture }),
}
