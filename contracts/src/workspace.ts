import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { roles } from './session.ts'
import { lineSchema } from './text.ts'

export const workspaceNameSchema = lineSchema(100)

const named = z.object({ id: z.string(), name: z.string() })

export const ownWorkspaceSchema = named.extend({
  role: z.enum(roles),
  /** Notifications there that the person has not read. */
  unread: z.int(),
  /** True for the one that this session works in. */
  active: z.boolean(),
})
/** A workspace that the signed-in person is a member of. */
export type OwnWorkspace = z.infer<typeof ownWorkspaceSchema>

export const contentsSchema = z.object({
  people: z.int(),
  projects: z.int(),
  tasks: z.int(),
  pages: z.int(),
  publishedPages: z.int(),
  sites: z.int(),
  symbols: z.int(),
  events: z.int(),
  leads: z.int(),
  pictures: z.int(),
})
/** What goes with a workspace when it is deleted. */
export type Contents = z.infer<typeof contentsSchema>

/** The workspace that the session works in. */
export const workspace = {
  rename: signedIn
    .route({ method: 'PATCH', path: '/workspace', summary: 'Cambiar el nombre del espacio de trabajo' })
    .input(z.object({ name: workspaceNameSchema }))
    .output(named),
  contents: signedIn
    .route({ method: 'GET', path: '/workspace/contents', summary: 'Qué se borraría con el espacio' })
    .output(contentsSchema),
  /** `name` is what the person typed, and has to be its name: nothing else is asked, and nothing comes back. */
  remove: signedIn
    .route({
      method: 'POST',
      path: '/workspace/removal',
      summary: 'Eliminar el espacio con todo lo que tiene',
    })
    .errors(errorsOf('WRONG_NAME'))
    .input(z.object({ name: z.string().max(200) }))
    .output(z.object({ removed: z.literal(true) })),
}

/** All that the signed-in person is a member of. */
export const workspaces = {
  list: signedIn
    .route({ method: 'GET', path: '/workspaces', summary: 'Los espacios de trabajo de la persona' })
    .output(z.object({ items: z.array(ownWorkspaceSchema) })),
  /** For a link to something that is not where the session works. */
  holding: signedIn
    .route({
      method: 'GET',
      path: '/things/{id}/workspace',
      summary: 'En qué espacio de la persona está un proyecto, una tarea, una página, un lead o una revisión',
    })
    .input(z.object({ id: idSchema }))
    .output(named),
  /** The session works there from then on. */
  create: signedIn
    .route({
      method: 'POST',
      path: '/workspaces',
      summary: 'Crear un espacio de trabajo',
      successStatus: 201,
    })
    .input(z.object({ name: workspaceNameSchema }))
    .output(named),
  activate: signedIn
    .route({ method: 'POST', path: '/workspaces/{id}/activation', summary: 'Pasar a otro espacio propio' })
    .input(z.object({ id: idSchema }))
    .output(named),
}
