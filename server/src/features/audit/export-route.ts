import { auditFilterSchema, type AuditRecord, type RecordedKind } from '@aurelio/contracts/audit'
import { csvBody } from '../../platform/export/csv.ts'
import { everyRow } from '../../platform/export/export-file.ts'
import { refusal } from '../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { AuditService } from './service.ts'

const kindNames: Record<RecordedKind, string> = {
  'workspace-created': 'Espacio creado',
  'workspace-renamed': 'Nombre del espacio cambiado',
  'workspace-settings-changed': 'Ajustes del espacio cambiados',
  'member-joined': 'Ha entrado una persona',
  'member-role-changed': 'Rol cambiado',
  'member-removed': 'Ha salido una persona',
  'invitation-sent': 'Invitación enviada',
  'invitation-revoked': 'Invitación retirada',
  'project-shared': 'Proyecto compartido',
  'site-shared': 'Sitio compartido',
  'site-host-changed': 'Dominio de un sitio cambiado',
  'page-shared': 'Página compartida',
  'page-published': 'Página publicada',
  'page-unpublished': 'Página retirada',
  'webhook-added': 'Webhook añadido',
  'webhook-changed': 'Webhook cambiado',
  'webhook-removed': 'Webhook quitado',
  'token-created': 'Token de la API creado',
  'token-revoked': 'Token de la API revocado',
  'assistant-called': 'Un asistente ha usado una herramienta',
  'review-approved': 'Revisión aprobada',
  'review-rejected': 'Cambios pedidos en una revisión',
}

/** What the filter of the screen leaves of the record, as a file that a spreadsheet opens. */
export function exportRoute(audit: AuditService): PlainRoute {
  return {
    method: 'GET',
    path: '/api/exports/audit.csv',
    answer: signedIn(async (c, session) => {
      if (!audit.may(session)) return problemResponse(c, refusal('FORBIDDEN'))
      const filter = auditFilterSchema.safeParse(c.req.query())
      if (!filter.success) return problemResponse(c, refusal('BAD_REQUEST'))
      const zone = await audit.timeZoneOf(session)
      const rows = rowsOf(
        everyRow((page) => audit.list(session, { ...page, ...filter.data })),
        zone,
      )
      return new Response(csvBody({ head: [`Momento (${zone})`, 'Qué', 'Quién', 'A quién'], rows }), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="registro.csv"',
          'cache-control': 'no-store',
        },
      })
    }),
  }
}

async function* rowsOf(records: AsyncIterable<AuditRecord>, timeZone: string) {
  // As ISO writes days and hours, so that the column sorts.
  const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  for await (const { at, kind, actor, person } of records)
    yield [moment.format(new Date(at)), kindNames[kind], actor?.name ?? '', person?.name ?? '']
}
