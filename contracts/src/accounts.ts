import { z } from 'zod'
import { signedIn } from './errors.ts'
import { wrong } from './field-problems.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  administrator: z.boolean(),
  disabled: z.boolean(),
  createdAt: timestampSchema,
})
export type Account = z.infer<typeof accountSchema>

const byId = z.object({ id: idSchema })

/** For administrators of the installation: its accounts. Others get 404. */
export const accounts = {
  list: signedIn
    .route({ method: 'GET', path: '/accounts', summary: 'Cuentas de la instalación' })
    .input(
      pagingSchema.extend({
        search: z
          .string()
          .max(200)
          .refine((text) => !text.includes('\0'), wrong('CONTROL_CHARACTERS'))
          .optional(),
      }),
    )
    .output(pageOf(accountSchema)),
  /** Its sessions end at once. */
  disable: signedIn
    .errors(errorsOf('OWN_ACCOUNT'))
    .route({ method: 'POST', path: '/accounts/{id}/disable', summary: 'Deshabilitar una cuenta' })
    .input(byId)
    .output(accountSchema),
  enable: signedIn
    .route({ method: 'POST', path: '/accounts/{id}/enable', summary: 'Volver a habilitar una cuenta' })
    .input(byId)
    .output(accountSchema),
}
