import { ownFamilySchema } from '@aurelio/page/theme'
import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'

/** Bytes that a file of letters may have as it is sent. */
export const largestFont = 5 * 1024 * 1024
/** Families that a workspace may have, and files that one may consist of. */
export const mostFamilies = 50
export const mostFaces = 24

export const fontSchema = z.object({
  id: z.string(),
  /** As the workspace calls it where one chooses. */
  name: z.string(),
  createdAt: timestampSchema,
  /** What a kit says of it that is set in it. */
  family: ownFamilySchema,
  /** Its files, by their ids in `family`. */
  files: z.array(
    z.object({
      id: z.string(),
      /** As it was called when it was sent. */
      name: z.string(),
      /** Bytes that are kept of it. */
      size: z.int(),
      /** Letters of Spanish that it does not have. */
      missing: z.string(),
      /** Who said to have the licence, and when. */
      licensedBy: z.string(),
      licensedAt: timestampSchema,
    }),
  ),
})
export type Font = z.infer<typeof fontSchema>

const one = z.object({ id: idSchema })

/** Where a family is used, for whoever is about to remove it. */
const usesSchema = z.object({
  kits: z.array(z.object({ siteId: z.string(), name: z.string() })),
  /** Published pages that show it, the first ones by name; how many there are. */
  pages: z.array(z.object({ id: z.string(), name: z.string() })),
  pageCount: z.int(),
})
export type FontUses = z.infer<typeof usesSchema>

/** Letters that a workspace brings for its kits; their files are sent to `POST /api/fonts?name=casa.woff2&licence=yes`. */
export const fonts = {
  list: scoped('sites:read')
    .route({ method: 'GET', path: '/fonts', summary: 'Las letras propias del espacio, por su nombre' })
    .output(z.object({ items: z.array(fontSchema), largest: z.int() })),
  uses: scoped('sites:read')
    .route({
      method: 'GET',
      path: '/fonts/{id}/uses',
      summary: 'Qué marcas y qué páginas usan una letra propia',
    })
    .input(one)
    .output(usesSchema),
  rename: scoped('sites:write')
    .route({ method: 'PATCH', path: '/fonts/{id}', summary: 'Cambiar el nombre de una letra propia' })
    .input(one.extend({ name: z.string().trim().min(1).max(60) }))
    .output(fontSchema),
  remove: scoped('sites:write')
    .route({
      method: 'DELETE',
      path: '/fonts/{id}',
      summary: 'Eliminar una letra propia; las páginas publicadas con ella la conservan',
    })
    .input(one)
    .output(z.object({ id: z.string() })),
}
