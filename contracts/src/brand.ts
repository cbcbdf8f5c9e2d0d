import { themeSchema } from '@aurelio/page/theme'
import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'

const brandSchema = z.object({
  siteId: z.string(),
  /** What tokens stand for on the site's pages; null until somebody has chosen. */
  theme: themeSchema.nullable(),
  /** How many of its published pages still show another kit. */
  outdated: z.int(),
})
export type Brand = z.infer<typeof brandSchema>

const ofSite = z.object({ id: idSchema })

export const brand = {
  get: scoped('sites:read')
    .route({ method: 'GET', path: '/sites/{id}/brand', summary: 'La marca de un sitio' })
    .input(ofSite)
    .output(brandSchema),
  save: scoped('sites:write')
    .route({
      method: 'PUT',
      path: '/sites/{id}/brand',
      summary: 'Guardar la marca de un sitio; sus páginas publicadas siguen como estaban',
    })
    .input(ofSite.extend({ theme: themeSchema }))
    .output(brandSchema),
  publish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/sites/{id}/brand/publication',
      summary: 'Dar la marca guardada a las páginas publicadas del sitio, sin tocar nada más de ellas',
    })
    .input(ofSite)
    .output(brandSchema),
}
