import { oc } from '@orpc/contract'
import { z } from 'zod'
import { emailAddressSchema } from './email-address.ts'
import { signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { roles } from './session.ts'
import { textSchema } from './text.ts'

export const newInvitationSchema = z.object({
  email: emailAddressSchema,
  role: z.enum(roles),
  /** Goes into the mail, and stands on the screen of the link. */
  message: textSchema(1000).default(''),
})

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  message: z.string(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** True once it is too late to accept; sending it again gives it seven more days. */
  expired: z.boolean(),
  /** The whole address of the screen on which it is accepted. */
  link: z.string(),
})
/** One that waits to be accepted. */
export type Invitation = z.infer<typeof invitationSchema>

export const shownInvitationSchema = z.object({
  workspace: z.object({ name: z.string() }),
  email: z.string(),
  role: z.enum(roles),
  inviter: z.object({ name: z.string() }),
  message: z.string(),
  expiresAt: timestampSchema,
})
/** What somebody who holds the link is told of it. */
export type ShownInvitation = z.infer<typeof shownInvitationSchema>

const byId = z.object({ id: idSchema })
const byToken = z.object({ token: z.string().regex(/^[\w.~-]{1,200}$/) })
const refusals = errorsOf(
  'INVITATION_UNKNOWN',
  'INVITATION_EXPIRED',
  'INVITATION_USED',
  'INVITATION_REVOKED',
  'TOO_MANY_REQUESTS',
)

/** How a second person enters a workspace. */
export const invitations = {
  list: signedIn
    .route({ method: 'GET', path: '/workspace/invitations', summary: 'Invitaciones pendientes' })
    .output(z.object({ items: z.array(invitationSchema) })),
  create: signedIn
    .errors(errorsOf('ALREADY_MEMBER', 'WORKSPACE_FULL'))
    .route({
      method: 'POST',
      path: '/workspace/invitations',
      summary: 'Invitar a una persona',
      successStatus: 201,
    })
    .input(newInvitationSchema)
    .output(invitationSchema),
  /** Seven days from now again, by the same link. */
  resend: signedIn
    .route({ method: 'POST', path: '/workspace/invitations/{id}/sending', summary: 'Enviar otra vez' })
    .input(byId)
    .output(invitationSchema),
  revoke: signedIn
    .route({ method: 'DELETE', path: '/workspace/invitations/{id}', summary: 'Retirar una invitación' })
    .input(byId)
    .output(byId),
  /** For anybody who holds the link. */
  get: oc
    .errors(refusals)
    .route({ method: 'GET', path: '/invitations/{token}', summary: 'A qué invita un enlace' })
    .input(byToken)
    .output(shownInvitationSchema),
  /** The session works in that workspace from then on. */
  accept: signedIn
    .errors(refusals)
    .errors(errorsOf('INVITATION_FOR_OTHER', 'WORKSPACE_FULL'))
    .route({ method: 'POST', path: '/invitations/{token}/acceptance', summary: 'Aceptar una invitación' })
    .input(byToken)
    .output(z.object({ id: z.string(), name: z.string() })),
}
