import { z } from 'zod'
import { timestampSchema } from './paging.ts'
import { unfetchedPictures } from './picture-problems.ts'

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

/** A picture that a post names and that was not had, and why. */
export const missingPictureSchema = z.object({
  address: z.string(),
  reason: z.enum([...unfetchedPictures, 'full']),
})
export type MissingPicture = z.infer<typeof missingPictureSchema>

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
  /** The pictures that its posts name on the old site, which are fetched once they are items. */
  pictures: z.object({
    state: z.enum(['none', 'running', 'done', 'stopped']),
    /** Of a hundred, by the items looked through. */
    percent: z.int(),
    brought: z.int(),
    missingCount: z.int(),
    /** The first of them. */
    missing: z.array(missingPictureSchema),
  }),
  createdAt: timestampSchema,
})
export type WordPressImport = z.infer<typeof wordpressImportSchema>
