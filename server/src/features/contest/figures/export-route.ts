import type { ContestEntry } from '@aurelio/contracts/contests'
import { idIn } from '@aurelio/contracts/paging'
import { type Cell, csvBody, type Sheet } from '../../../platform/export/csv.ts'
import { everyRow } from '../../../platform/export/export-file.ts'
import { xlsxOf } from '../../../platform/export/xlsx.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import type { EntryService } from '../entries/service.ts'
import { actionKinds, type ActionKind } from '../entries/points.ts'

const stateNames: Record<ContestEntry['state'], string> = {
  waiting: 'Sin confirmar',
  confirmed: 'Participa',
  apart: 'Apartada',
}
const actionNames: Record<ActionKind, string> = {
  entry: 'Participar',
  confirm: 'Confirmar el correo',
  invite: 'Invitar',
  answer: 'Responder',
  visit: 'Visitar',
  share: 'Compartir',
}
const head = [
  'Fecha',
  'Nombre',
  'Correo electrónico',
  'Estado',
  'Motivo',
  'Puntos',
  ...actionKinds.map((kind) => `Puntos: ${actionNames[kind]}`),
  'Invitadas que cuentan',
  'Invitada por',
  'Origen',
  'Identificador en el sorteo',
]
const formats = {
  csv: { type: 'text/csv; charset=utf-8', body: csvBody },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: (sheet: Sheet) => xlsxOf(sheet, 'Participantes'),
  },
}

type TimeZoneOf = (workspaceId: string) => Promise<string>

/** Who takes part in a contest, as a file that a spreadsheet opens. */
export function contestExportRoutes(entries: EntryService, timeZoneOf: TimeZoneOf): PlainRoute[] {
  return (['csv', 'xlsx'] as const).map((format) => ({
    method: 'GET',
    path: `/api/exports/contests/:id/entries.${format}`,
    scope: 'leads:export',
    answer: signedIn(async (c, session) => {
      const id = idIn(c.req.param('id') ?? '')
      // Before the first byte: whoever may not is told so.
      await entries.page(session, { id, limit: 1 })
      const timeZone = await timeZoneOf(session.workspace.id)
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      const read = () => everyRow((page) => entries.page(session, { id, ...page }))
      const { type, body } = formats[format]
      return new Response(body({ head, rows: rowsOf(read(), clock) }), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="participantes.${format}"`,
          'cache-control': 'no-store',
        },
      })
    }),
  }))
}

async function* rowsOf(entries: AsyncIterable<ContestEntry>, clock: Intl.DateTimeFormat) {
  for await (const entry of entries) yield rowOf(entry, clock)
}

function rowOf(entry: ContestEntry, clock: Intl.DateTimeFormat): Cell[] {
  const points = new Map(entry.actions.map(({ kind, points: given }) => [kind, given]))
  return [
    { moment: clock.format(new Date(entry.createdAt)) },
    entry.name,
    entry.email,
    stateNames[entry.state],
    entry.apart ?? '',
    entry.points,
    ...actionKinds.map((kind) => points.get(kind) ?? 0),
    entry.invited,
    entry.invitedBy ?? '',
    entry.source,
    entry.alias,
  ]
}
