import { z } from 'zod'
import { scoped } from './errors.ts'
import { pageSummarySchema } from './pages.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'

export const folderNameSchema = lineSchema(80)

export const pageFolderSchema = z.object({
  id: z.string(),
  siteId: z.string(),
  name: z.string(),
  /** How many pages lie in it, without those in the bin. */
  pages: z.int(),
})
export type PageFolder = z.infer<typeof pageFolderSchema>

const byId = z.object({ id: idSchema })

/** Folders of a site, in which its pages are kept apart; where a page is published has nothing to do with them. */
export const pageFolders = {
  list: scoped('pages:read')
    .route({ method: 'GET', path: '/folders', summary: 'Carpetas de los sitios del espacio, por su nombre' })
    .output(z.object({ items: z.array(pageFolderSchema) })),
  create: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/sites/{id}/folders',
      successStatus: 201,
      summary: 'Crear una carpeta en un sitio',
    })
    .errors(errorsOf('TOO_MANY_FOLDERS'))
    .input(byId.extend({ name: folderNameSchema }))
    .output(pageFolderSchema),
  rename: scoped('pages:write')
    .route({ method: 'PUT', path: '/folders/{id}', summary: 'Cambiar el nombre de una carpeta' })
    .input(byId.extend({ name: folderNameSchema }))
    .output(pageFolderSchema),
  remove: scoped('pages:write')
    .route({
      method: 'DELETE',
      path: '/folders/{id}',
      summary: 'Eliminar una carpeta; sus páginas se quedan en el sitio',
    })
    .input(byId)
    .output(z.object({ id: z.string() })),
  put: scoped('pages:write')
    .route({
      method: 'PUT',
      path: '/pages/{id}/folder',
      summary: 'Poner una página en una carpeta de su sitio, o sacarla de la suya',
    })
    .input(byId.extend({ folderId: idSchema.nullable() }))
    .output(pageSummarySchema),
}
