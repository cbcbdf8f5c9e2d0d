import type { FieldColumns } from './page-fields.ts'

/** What files of pages need to know beside the table. */
export type PageFormat = {
  readonly columns: FieldColumns
  /** The address of the web on which the pages will stand. */
  readonly siteUrl: string
  readonly type: 'pages' | 'posts'
  readonly status: 'publish' | 'draft'
}

/** Where a page will stand: an address that is whole already stays as it is. */
export function addressOn(siteUrl: string, cell: string, slug: string): string {
  return /^https?:\/\//i.test(cell) ? cell : `${siteUrl.trim().replace(/\/+$/, '')}/${slug}/`
}
