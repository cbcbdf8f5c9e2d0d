import { z } from 'zod'
import { signedIn } from './errors.ts'

export const __roomNames____Names__ = {
  get: signedIn
    .route({ method: 'GET', path: '/__room__/__kebab__', summary: '__title__' })
    .output(z.object({ workspace: z.string() })),
}
