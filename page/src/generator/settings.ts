import type { ColumnMode } from './columns.ts'
import type { Delimiter } from './delimiter.ts'
import type { Keyword } from './matcher.ts'

/** Everything the person chooses that changes the bytes of the result. */
export type Settings = {
  readonly keywords: readonly Keyword[]
  readonly modes: readonly ColumnMode[]
  readonly ignoreAccents: boolean
  readonly wholeWord: boolean
  readonly keepCase: boolean
  readonly spintax: boolean
  readonly seed: string
  readonly guardFormulas: boolean
  readonly dropRepeated: boolean
  readonly delimiter: Delimiter
  readonly bom: boolean
  readonly lineBreak: '\n' | '\r\n'
}

/** What the result is written as. */
export const fileTypes = ['csv', 'xlsx', 'xml', 'wxr', 'sitemap'] as const
export type FileType = (typeof fileTypes)[number]

/** Those that are made of pages, and not of rows as they are. */
export function isOfPages(type: FileType): boolean {
  return type === 'wxr' || type === 'sitemap'
}

/** One file, one file per location, or files of so many rows; more than one file goes into a ZIP. */
export type Split =
  | { readonly kind: 'one' }
  | { readonly kind: 'per-location' }
  | { readonly kind: 'parts'; readonly rows: number }
