import { z } from 'zod'
import { signedIn } from './errors.ts'
import { projectColors } from './projects.ts'
import { searchTextSchema } from './text.ts'

const hit = z.object({ id: z.string(), name: z.string() })

export const searchResultSchema = z.object({
  projects: z.array(hit.extend({ color: z.enum(projectColors) })),
  tasks: z.array(hit.extend({ done: z.boolean() })),
  pages: z.array(hit),
  /** By the name of the person, or how to reach them. */
  leads: z.array(hit),
})
/** At most five of each kind, the last modified first. */
export type SearchResult = z.infer<typeof searchResultSchema>

export const search = signedIn
  .route({
    method: 'GET',
    path: '/search',
    summary: 'Proyectos, tareas y páginas por su nombre, y leads por lo que contienen',
  })
  .input(z.object({ q: searchTextSchema.min(1) }))
  .output(searchResultSchema)
