import { type TableImport, tableImportCalls, tableImportSchema } from './table-imports.ts'

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

export const leadImportSchema = tableImportSchema(importTargets)
export type LeadImport = TableImport<ImportTarget>

/** Leads out of a file. */
export const leadImports = tableImportCalls({
  reading: 'leads:read',
  writing: 'leads:write',
  path: '/lead-imports',
  things: 'leads',
  targets: importTargets,
  choices: {},
})
