import { z } from 'zod'
import { scoped, signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { businessSchema } from './sites.ts'
import { lineSchema } from './text.ts'

/** The webs that a site may begin with; the page package brings each. */
export const siteTemplates = ['clinica', 'estudio', 'inmobiliaria', 'escuela'] as const
export type SiteTemplate = (typeof siteTemplates)[number]

/** A site made with a template, as long as that can be taken back. */
const useSchema = z.object({
  siteId: z.string(),
  template: z.enum(siteTemplates),
  createdAt: timestampSchema,
  /** How many pages it brought that are still there, and how many of them visitors see. */
  pages: z.int(),
  published: z.int(),
})
export type SiteTemplateUse = z.infer<typeof useSchema>

const ofSite = z.object({ id: idSchema })

export const siteTemplateCalls = {
  make: scoped('sites:write')
    .route({
      method: 'POST',
      path: '/site-templates',
      successStatus: 201,
      summary:
        'Crear una web entera con una plantilla: sitio, marca, colecciones, páginas e inglés, sin publicar',
    })
    .errors(errorsOf('TOO_MANY_SITES', 'COLLECTIONS_FULL', 'FILES_FULL'))
    .input(
      z.object({
        template: z.enum(siteTemplates),
        business: businessSchema.extend({
          name: lineSchema(80),
          email: z.email().max(200),
          phone: businessSchema.shape.phone.default(''),
          address: businessSchema.shape.address.default(''),
          legalName: businessSchema.shape.legalName.default(''),
          taxNumber: businessSchema.shape.taxNumber.default(''),
        }),
      }),
    )
    .output(useSchema),
  get: scoped('sites:read')
    .route({
      method: 'GET',
      path: '/sites/{id}/template',
      summary: 'La plantilla con la que se hizo un sitio, y cuántas de sus páginas están publicadas',
    })
    .input(ofSite)
    .output(z.object({ use: useSchema.nullable() })),
  publish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/sites/{id}/template/publication',
      summary: 'Publicar todas las páginas que trajo la plantilla, en sus idiomas',
    })
    .input(ofSite)
    .output(useSchema),
  undo: signedIn
    .route({
      method: 'DELETE',
      path: '/sites/{id}/template',
      summary:
        'Deshacer una web hecha con una plantilla: sus páginas van a la papelera; lo que se ha cambiado en sus colecciones y símbolos se conserva',
    })
    .input(ofSite)
    .output(
      z.object({
        id: z.string(),
        /** What stays of its collections and symbols, since somebody has changed it. */
        kept: z.array(z.string()),
      }),
    ),
}
