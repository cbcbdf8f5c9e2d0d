import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import type { TokenScope } from './token-scopes.ts'

/** Bytes of a table that things are imported from. */
export const largestImport = 200 * 1024 * 1024
export const importEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export const importDelimiters = [',', ';', '\t', '|'] as const
export type ImportDelimiter = (typeof importDelimiters)[number]

export const importStates = ['ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** An import of a table whose columns become one of these. */
export function tableImportSchema<const Target extends string>(targets: readonly [Target, ...Target[]]) {
  return z.object({
    id: z.string(),
    /** The id of what the things are made in; null where that is the workspace. */
    place: z.string().nullable(),
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
    mapping: z.array(z.enum(targets)),
    state: z.enum(importStates),
    /** Of a hundred, by the bytes read. */
    percent: z.int(),
    /** Things made. */
    imported: z.int(),
    /** Rows of which nothing was made. */
    skipped: z.int(),
    /** Those rows by why. */
    reasons: z.record(z.string(), z.int()),
    /** The line at which the file could not be read on; null where it could. */
    brokenLine: z.int().nullable(),
    createdAt: timestampSchema,
  })
}
export type TableImport<Target extends string = string> = Omit<
  z.infer<ReturnType<typeof tableImportSchema<string>>>,
  'mapping'
> & { mapping: Target[] }

const byId = z.object({ id: idSchema })

type Imported<Target extends string, Choices extends z.ZodRawShape> = {
  reading: TokenScope
  writing: TokenScope
  /** Where its calls stand, as `/lead-imports`. */
  path: `/${string}`
  /** What is imported, in the summaries. */
  things: string
  targets: readonly [Target, ...Target[]]
  /** What is said besides the columns when it begins. */
  choices: Choices
}

/**
 * The calls of an import. The file itself is sent by a plain request, because it is streamed: `POST <path>?name=contactos.csv`
 * with the file as its body; the answer is an import that is `ready`.
 */
export function tableImportCalls<const Target extends string, Choices extends z.ZodRawShape>({
  reading,
  writing,
  path,
  things,
  targets,
  choices,
}: Imported<Target, Choices>) {
  const schema = tableImportSchema(targets)
  return {
    list: scoped(reading)
      .route({ method: 'GET', path, summary: `Las últimas importaciones de ${things}` })
      .output(z.object({ items: z.array(schema) })),
    get: scoped(reading)
      .route({ method: 'GET', path: `${path}/{id}`, summary: `Una importación de ${things}` })
      .input(byId)
      .output(schema),
    start: scoped(writing)
      .route({ method: 'POST', path: `${path}/{id}/start`, summary: `Importar ${things} con estas columnas` })
      .errors(errorsOf('IMPORT_MOVED_ON'))
      .input(byId.extend({ mapping: z.array(z.enum(targets)).max(500) }).extend(choices))
      .output(schema),
    cancel: scoped(writing)
      .route({ method: 'POST', path: `${path}/{id}/cancel`, summary: `Parar una importación de ${things}` })
      .errors(errorsOf('IMPORT_MOVED_ON'))
      .input(byId)
      .output(schema),
    undo: scoped(writing)
      .route({
        method: 'POST',
        path: `${path}/{id}/undo`,
        summary: `Deshacer entera una importación de ${things}`,
      })
      .errors(errorsOf('IMPORT_MOVED_ON'))
      .input(byId)
      .output(schema),
  }
}
