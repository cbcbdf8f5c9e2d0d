import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { lineSchema } from './text.ts'

const __name__Schema = z.object({ id: z.string(), name: z.string(), createdAt: timestampSchema })
export type __Name__ = z.infer<typeof __name__Schema>

export const longest__Name__Name = 100
const byId = z.object({ id: idSchema })

export const __names__ = {
  list: signedIn
    .route({ method: 'GET', path: '/__kebab__', summary: '__title__, lo último primero' })
    .input(pagingSchema)
    .output(pageOf(__name__Schema)),
  add: signedIn
    .route({ method: 'POST', path: '/__kebab__', successStatus: 201, summary: '__title__: añadir' })
    .input(z.object({ name: lineSchema(longest__Name__Name) }))
    .output(__name__Schema),
  remove: signedIn
    .route({ method: 'DELETE', path: '/__kebab__/{id}', summary: '__title__: quitar' })
    .input(byId)
    .output(byId),
}
