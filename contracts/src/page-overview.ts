import { z } from 'zod'
import { scoped, signedIn } from './errors.ts'
import { pageNameSchema, pageSummarySchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { searchTextSchema } from './text.ts'
import { visitRateSchema } from './visits.ts'

/** Where a page stands: never published or withdrawn, as it is live, or changed since it went live. */
export const pageStates = ['draft', 'published', 'changed'] as const
export type PageState = (typeof pageStates)[number]

export const pageOrders = ['updated', 'created', 'name'] as const
export type PageOrder = (typeof pageOrders)[number]

/** Bytes of a thumbnail as a browser sends it. */
export const largestThumbnail = 300 * 1024
/** Pixels of a thumbnail as it is kept. */
export const thumbnailSize = { width: 640, height: 480 } as const

export const overviewPageSchema = pageSummarySchema.extend({
  /** Leads of the last thirty days; null for who may not read them. */
  leads: z.int().nullable(),
  /** Of the last thirty days; null where its site counts no visits. */
  visits: visitRateSchema.nullable(),
  /** Its last picture, without host, and the version of the page that it shows; null before the first. */
  thumbnail: z.object({ path: z.string(), version: z.int() }).nullable(),
  /** The folder of its site that it lies in; null in none, and for who does not see folders. */
  folderId: z.string().nullable(),
  /** Since when it lies in the bin; null outside of it. */
  deletedAt: timestampSchema.nullable(),
})
export type OverviewPage = z.infer<typeof overviewPageSchema>

const byId = z.object({ id: idSchema })

/**
 * The pages of a workspace as cards (page-builder.md §2, overview), and what is done with one there. The picture of a
 * page is sent by a plain request: `PUT /api/pages/{id}/thumbnail?version=3` with a WebP as its body.
 */
export const pageOverview = {
  list: scoped('pages:read')
    .route({ method: 'GET', path: '/overview/pages', summary: 'Páginas como tarjetas, o las de la papelera' })
    .input(
      pagingSchema.extend({
        q: searchTextSchema.optional(),
        state: z.enum(pageStates).optional(),
        siteId: idSchema.optional(),
        projectId: idSchema.optional(),
        folderId: idSchema.optional(),
        order: z.enum(pageOrders).default('updated'),
        /** True: what was deleted in the last thirty days, the last deleted first, whatever the order. */
        bin: z.stringbool().or(z.boolean()).default(false),
      }),
    )
    .output(pageOf(overviewPageSchema).extend({ total: z.int() })),
  rename: scoped('pages:write')
    .route({ method: 'PUT', path: '/pages/{id}/name', summary: 'Cambiar el nombre de una página' })
    .input(byId.extend({ name: pageNameSchema }))
    .output(pageSummarySchema),
  duplicate: scoped('pages:write')
    .route({ method: 'POST', path: '/pages/{id}/copies', successStatus: 201, summary: 'Duplicar una página' })
    .input(byId.extend({ name: pageNameSchema, siteId: idSchema.optional() }))
    .output(pageSummarySchema),
  restore: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/restoration',
      summary: 'Sacar una página de la papelera, tal como estaba',
    })
    .input(byId)
    .output(pageSummarySchema),
  erase: signedIn
    .route({
      method: 'DELETE',
      path: '/bin/pages/{id}',
      summary: 'Borrar del todo una página de la papelera',
    })
    .input(byId)
    .output(z.object({ id: z.string() })),
}
