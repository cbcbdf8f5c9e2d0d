import { z } from 'zod'
import { scoped } from './errors.ts'
import { batchProblems } from './batch-problems.ts'
import { wrong } from './field-problems.ts'
import { slugSchema } from './page-settings.ts'
import { pageNameSchema } from './pages.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

/** Most pages of one batch, and of one call that brings some of them. */
export const mostBatchPages = 10_000
export const mostRowsAtOnce = 100
/** Bytes of such a call. */
export const batchRowBytes = 4 * 1024 * 1024

export const batchStates = ['filling', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type BatchState = (typeof batchStates)[number]

export const wordpressTypes = ['pages', 'posts'] as const
export const wordpressStatuses = ['publish', 'draft'] as const

const wordpress = {
  kind: z.literal('wordpress'),
  /** Of its first page: `https://ejemplo.es`, `https://ejemplo.es/blog`. */
  address: z.string().trim().min(1).max(2000).refine(isAddress, wrong('NOT_A_LINK')),
  user: z.string().trim().min(1).max(200),
  type: z.enum(wordpressTypes),
  status: z.enum(wordpressStatuses),
}
const site = { kind: z.literal('site'), siteId: idSchema, templateId: idSchema }

/** Where the pages go: into a site, each made of a page as its template, or to a WordPress. */
export const batchTargetSchema = z.discriminatedUnion('kind', [z.object(site), z.object(wordpress)])
export type BatchTarget = z.infer<typeof batchTargetSchema>

/** The password is that of an application, as WordPress makes them; it is kept encrypted and never given out. */
export const newBatchSchema = z.object({
  name: pageNameSchema,
  target: z.discriminatedUnion('kind', [
    z.object(site),
    z.object({ ...wordpress, password: z.string().min(1).max(200) }),
  ]),
})

const termsSchema = z.array(z.string().trim().min(1).max(200)).max(50)

/** One page: its address, what it tells of itself, and the values of the template's `{{variables}}`. */
export const batchRowSchema = z.object({
  slug: slugSchema,
  title: pageNameSchema,
  description: z.string().trim().max(400).default(''),
  /** The text of a page of WordPress, as HTML. */
  content: z.string().max(200_000).default(''),
  /** The place that it is for. */
  place: z.string().trim().max(200).default(''),
  values: z.record(z.string().max(100), z.string().max(100_000)).default({}),
  /** Of a post of WordPress; those that are not there are made. */
  categories: termsSchema.optional(),
  tags: termsSchema.optional(),
})
export type BatchRow = z.output<typeof batchRowSchema>

export const pageBatchSchema = z.object({
  id: z.string(),
  name: z.string(),
  target: batchTargetSchema,
  state: z.enum(batchStates),
  /** Pages that came, and those that were gone through. */
  total: z.int(),
  done: z.int(),
  made: z.int(),
  /** They stood there from an earlier batch and say something else now, or the same. */
  changed: z.int(),
  same: z.int(),
  failed: z.int(),
  /** Why the batch stopped; null where it did not. */
  problem: z.enum(batchProblems).nullable(),
  /** When the next page is due; null where none waits for a moment. */
  nextAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
})
export type PageBatch = z.infer<typeof pageBatchSchema>

const batchDetailSchema = pageBatchSchema.extend({
  /** The first of the pages that could not be published. */
  failures: z.array(z.object({ slug: z.string(), problem: z.enum(batchProblems) })),
})
export type PageBatchDetail = z.infer<typeof batchDetailSchema>

const byId = z.object({ id: idSchema })

/** Many pages out of one table: sent in parts, published behind the scenes, stopped, gone on with, and undone. */
export const pageBatches = {
  list: scoped('pages:read')
    .route({ method: 'GET', path: '/page-batches', summary: 'Las últimas publicaciones masivas' })
    .output(z.object({ items: z.array(pageBatchSchema) })),
  get: scoped('pages:read')
    .route({ method: 'GET', path: '/page-batches/{id}', summary: 'Una publicación masiva y lo que falló' })
    .input(byId)
    .output(batchDetailSchema),
  create: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/page-batches',
      successStatus: 201,
      summary: 'Preparar una publicación masiva; con WordPress se prueba el acceso antes de aceptarla',
    })
    .errors(errorsOf('WORDPRESS_REFUSED'))
    .input(newBatchSchema)
    .output(pageBatchSchema),
  add: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/page-batches/{id}/rows',
      summary: 'Añadir páginas; `from` es cuántas tiene ya, para que repetir la llamada no las duplique',
    })
    .errors(errorsOf('BATCH_MOVED_ON'))
    .input(
      byId.extend({
        from: z.int().min(0).max(mostBatchPages),
        rows: z.array(batchRowSchema).min(1).max(mostRowsAtOnce),
      }),
    )
    .output(pageBatchSchema),
  start: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/page-batches/{id}/start',
      summary:
        'Publicar, o seguir donde se paró; a partir de un momento y tantas páginas al día, si se quiere',
    })
    .errors(errorsOf('BATCH_MOVED_ON'))
    .input(
      byId.extend({
        startAt: timestampSchema.optional(),
        perDay: z.int().min(1).max(mostBatchPages).optional(),
      }),
    )
    .output(pageBatchSchema),
  cancel: scoped('pages:publish')
    .route({ method: 'POST', path: '/page-batches/{id}/cancel', summary: 'Parar una publicación masiva' })
    .errors(errorsOf('BATCH_MOVED_ON'))
    .input(byId)
    .output(pageBatchSchema),
  undo: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/page-batches/{id}/undo',
      summary: 'Deshacerla: lo nuevo va a la papelera y lo cambiado vuelve a ser como era',
    })
    .errors(errorsOf('BATCH_MOVED_ON'))
    .input(byId)
    .output(pageBatchSchema),
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === ''
}
