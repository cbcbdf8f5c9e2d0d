import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'

/** Bytes of one file. */
export const largestFormFile = 50 * 1024 * 1024

export const formFileSchema = z.object({
  id: z.string(),
  /** It ends as its content does, whatever it was called. */
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  createdAt: timestampSchema,
})
/** A file that forms give to who sends them. */
export type FormFile = z.infer<typeof formFileSchema>

/**
 * Files that a form gives to who sends it, by a link that expires. One is added by a plain request, because it is streamed:
 * `POST /api/form-files?name=guia.pdf` with the file as its body; the answer is the file as it is kept.
 */
export const formFiles = {
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/form-files',
      summary: 'Archivos que dan los formularios, el último primero',
    })
    .input(pagingSchema)
    .output(pageOf(formFileSchema)),
  remove: scoped('pages:write')
    .route({
      method: 'DELETE',
      path: '/form-files/{id}',
      summary: 'Eliminar un archivo; los formularios que lo dan dejan de darlo',
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ id: z.string() })),
}
