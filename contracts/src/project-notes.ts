import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { mostSpans, spanSchema } from './rich-text.ts'
import { textSchema } from './text.ts'

const mostCharacters = 50_000
export const projectNotesSchema = z.object({
  text: z.string(),
  spans: z.array(spanSchema),
  /** Counts each saving; 0 where nobody has written any. */
  version: z.int(),
  /** Who saved them last; null where nobody has, or the account is gone. */
  author: z.string().nullable(),
  updatedAt: timestampSchema.nullable(),
})
/** What the team notes of a project, as the editor of texts writes it. */
export type ProjectNotes = z.infer<typeof projectNotesSchema>

const byId = z.object({ id: idSchema })

/** One sheet of notes for each project, the team's alone. */
export const projectNotes = {
  get: scoped('projects:read')
    .route({ method: 'GET', path: '/projects/{id}/notes', summary: 'Las notas de un proyecto' })
    .input(byId)
    .output(projectNotesSchema),
  save: scoped('projects:write')
    .route({ method: 'PUT', path: '/projects/{id}/notes', summary: 'Guardar las notas de un proyecto' })
    .errors(errorsOf('NOTES_CHANGED'))
    .input(
      byId.extend({
        text: textSchema(mostCharacters),
        spans: z.array(spanSchema).max(mostSpans),
        /** The version that they were written from: where it is another one by now, nothing is saved. */
        baseVersion: z.int().min(0),
      }),
    )
    .output(projectNotesSchema),
}
