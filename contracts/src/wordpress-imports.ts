import { z } from 'zod'
import { timestampSchema } from './paging.ts'

/** Bytes of a file that posts come from. */
export const largestWordPress = 200 * 1024 * 1024

/** What of a file of WordPress becomes no item, or not all of it. */
export const leftOutKinds = [
  'pages',
  'attachments',
  'others',
  'comments',
  'trashed',
  'protected',
  'embeds',
  'shortcodes',
  'pictures',
  'terms',
  'cut',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

export const wordpressImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** Of a hundred, by the bytes read. */
  percent: z.int(),
  /** The collection that it makes; null until the file has been looked through once. */
  collectionId: z.string().nullable(),
  added: z.int(),
  leftOut: z.array(z.object({ kind: z.enum(leftOutKinds), count: z.int() })),
  /** Why the file could not be read, and the line where; null where it could. */
  fault: z.enum(['ENTITIES', 'BROKEN', 'NO_POSTS']).nullable(),
  line: z.int().nullable(),
  createdAt: timestampSchema,
})
export type WordPressImport = z.infer<typeof wordpressImportSchema>
