import { type CollectionField } from '@aurelio/contracts/collection-fields'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, tableValue } from '@aurelio/contracts/collection-values'
import type { CollectionItem } from '@aurelio/contracts/collections'
import { itemQuerySchema } from '@aurelio/contracts/collections'
import { idIn } from '@aurelio/contracts/paging'
import { slugOf } from '@aurelio/page'
import { type Cell, csvBody, type Sheet } from '../../../platform/export/csv.ts'
import { everyRow } from '../../../platform/export/export-file.ts'
import { xlsxOf } from '../../../platform/export/xlsx.ts'
import { refusal } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import type { ItemService } from '../items/service.ts'
import type { CollectionService } from '../service.ts'

const formats = {
  csv: { end: '', type: 'text/csv; charset=utf-8', body: csvBody },
  xlsx: {
    end: '/xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: (sheet: Sheet) => xlsxOf(sheet, 'Elementos'),
  },
}

/** The items that a filter leaves, as a table that a spreadsheet opens, and that comes in again as changes. */
export function exportRoutes(collections: CollectionService, items: ItemService): PlainRoute[] {
  return (['csv', 'xlsx'] as const).map((format) => ({
    method: 'GET',
    path: `/api/exports/collections/:id${formats[format].end}`,
    scope: 'collections:read',
    answer: signedIn(async (c, session) => {
      const id = idIn(c.req.param('id') ?? '')
      const query = itemQuerySchema.safeParse(c.req.query())
      if (!query.success) return problemResponse(c, refusal('BAD_REQUEST'))
      const { name, fields } = await collections.get(session, id)
      const rows = async function* (): AsyncGenerator<Cell[]> {
        for await (const item of everyRow((page) => items.list(session, id, { ...page, ...query.data })))
          yield [
            item.id,
            ...fields.map((field) => cellOf(field, item)),
            item.state === 'published' ? 'publicado' : 'borrador',
          ]
      }
      const head = ['id', ...fields.map((field) => field.name), 'estado']
      const { type, body } = formats[format]
      return new Response(body({ head, rows: rows() }), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${slugOf(name)}.${format}"`,
          'cache-control': 'no-store',
        },
      })
    }),
  }))
}

/** What an item points to is told by its name, where it has one: a person reads it, and it comes in again. */
function cellOf(field: CollectionField, { values, pointsTo }: CollectionItem): Cell {
  const value = values[field.key]
  if (!kindOf(field.kind).isReference) return tableValue(field, value)
  return entriesOf(value)
    .map((id) => pointsTo[id] || id)
    .join('; ')
}
