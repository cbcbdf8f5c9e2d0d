import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

/** Bytes of a file that leads are imported from. */
export const largestImport = 200 * 1024 * 1024
export const importEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export const importDelimiters = [',', ';', '\t', '|'] as const
export type ImportDelimiter = (typeof importDelimiters)[number]

/** What a column becomes: `field` is kept under the column's own name, `skip` is left out. */
export const importTargets = [
  'name',
  'email',
  'phone',
  'state',
  'value',
  'labels',
  'note',
  'field',
  'skip',
] as const
export type ImportTarget = (typeof importTargets)[number]

export const importStates = ['ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export const leadImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Of the whole file. */
  bytes: z.int(),
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  /** The names that the first row gives the columns. */
  columns: z.array(z.string()),
  /** The first rows below them. */
  preview: z.array(z.array(z.string())),
  /** One for each column; before somebody chose what their names suggest. */
  mapping: z.array(z.enum(importTargets)),
  state: z.enum(importStates),
  /** Of a hundred, by the bytes read. */
  percent: z.int(),
  /** Leads made. */
  imported: z.int(),
  /** Rows with nothing to make a lead of. */
  skipped: z.int(),
  /** The line at which the file could not be read on; null where it could. */
  brokenLine: z.int().nullable(),
  createdAt: timestampSchema,
})
export type LeadImport = z.infer<typeof leadImportSchema>

const byId = z.object({ id: idSchema })

/**
 * Leads out of a file. It is sent by a plain request, because it is streamed: `POST /api/lead-imports?name=contactos.csv`
 * with the file as its body; the answer is an import that is `ready`.
 */
export const leadImports = {
  list: scoped('leads:read')
    .route({ method: 'GET', path: '/lead-imports', summary: 'Las últimas importaciones de leads' })
    .output(z.object({ items: z.array(leadImportSchema) })),
  get: scoped('leads:read')
    .route({ method: 'GET', path: '/lead-imports/{id}', summary: 'Una importación de leads' })
    .input(byId)
    .output(leadImportSchema),
  start: scoped('leads:write')
    .route({ method: 'POST', path: '/lead-imports/{id}/start', summary: 'Importar con estas columnas' })
    .errors(errorsOf('IMPORT_MOVED_ON'))
    .input(byId.extend({ mapping: z.array(z.enum(importTargets)).max(500) }))
    .output(leadImportSchema),
  cancel: scoped('leads:write')
    .route({ method: 'POST', path: '/lead-imports/{id}/cancel', summary: 'Parar una importación' })
    .errors(errorsOf('IMPORT_MOVED_ON'))
    .input(byId)
    .output(leadImportSchema),
  undo: scoped('leads:write')
    .route({ method: 'POST', path: '/lead-imports/{id}/undo', summary: 'Deshacer una importación entera' })
    .errors(errorsOf('IMPORT_MOVED_ON'))
    .input(byId)
    .output(leadImportSchema),
}
