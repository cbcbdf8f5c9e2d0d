import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { projectColors } from './projects.ts'

/** What a project is linked with, beside its pages and its tasks. */
export const linkedKinds = ['site', 'lead'] as const
export type LinkedKind = (typeof linkedKinds)[number]

/** How much a project may be linked with. */
export const mostLinks = 100

const linkedThingSchema = z.object({
  kind: z.enum(linkedKinds),
  id: z.string(),
  /** Of a lead without a name, its address or its number; '' where it has none of them. */
  name: z.string(),
})
/** A site or a lead that a project is about. */
export type LinkedThing = z.infer<typeof linkedThingSchema>

const linkedProjectSchema = z.object({ id: z.string(), name: z.string(), color: z.enum(projectColors) })
export type LinkedProject = z.infer<typeof linkedProjectSchema>

const byId = z.object({ id: idSchema })
const thing = { kind: z.enum(linkedKinds), thingId: idSchema }
const things = z.object({ items: z.array(linkedThingSchema) })

/** Which sites and leads a project is about, read from either end. The team's alone. */
export const projectLinks = {
  list: scoped('projects:read')
    .route({
      method: 'GET',
      path: '/projects/{id}/links',
      summary: 'Sitios y leads con los que está enlazado un proyecto',
    })
    .input(byId)
    .output(things),
  of: scoped('projects:read')
    .route({
      method: 'GET',
      path: '/project-links/{kind}/{thingId}',
      summary: 'Proyectos con los que está enlazado un sitio o un lead',
    })
    .input(z.object(thing))
    .output(z.object({ items: z.array(linkedProjectSchema) })),
  add: scoped('projects:write')
    .route({
      method: 'PUT',
      path: '/projects/{id}/links/{kind}/{thingId}',
      summary: 'Enlazar un proyecto con un sitio o con un lead',
    })
    .errors(errorsOf('TOO_MANY_LINKS'))
    .input(byId.extend(thing))
    .output(things),
  remove: scoped('projects:write')
    .route({
      method: 'DELETE',
      path: '/projects/{id}/links/{kind}/{thingId}',
      summary: 'Quitar el enlace de un proyecto con un sitio o con un lead',
    })
    .input(byId.extend(thing))
    .output(things),
}
