import { oc } from '@orpc/contract'
import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

export const devices = ['computer', 'phone', 'tablet'] as const
export type Device = (typeof devices)[number]

export const sessionRowSchema = z.object({
  id: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
  /** Null where unknown. */
  device: z.enum(devices).nullable(),
  /** `Chrome`; empty where unknown. */
  browser: z.string(),
  /** `Windows`; empty where unknown. */
  system: z.string(),
  /** Where it was opened from, seen from the server, which asks no outside service. */
  network: z.enum(['this-computer', 'local', 'internet', 'unknown']),
  /** The network's address, without the part that names one machine; empty where unknown. */
  address: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema,
})
/** One place where the person is signed in. */
export type SessionRow = z.infer<typeof sessionRowSchema>

export const securitySchema = z.object({
  /** False for an account that only enters through a provider. */
  hasPassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  backupCodesLeft: z.int(),
  /** Providers the account is linked to; `accountId` names the link, to undo it. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), accountId: z.string() })),
  /**
   * Workspaces whose only owner is this person and that have other members: leaving asks what becomes of each.
   * `successors` are the members who may own it.
   */
  soleOwnerOf: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      successors: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})
export type Security = z.infer<typeof securitySchema>

const withPassword = z.object({ password: z.string().max(128).optional() })
/** Who owns a workspace after its last owner; null removes it with everything in it. */
const successionSchema = z.object({ workspaceId: idSchema, successorId: idSchema.nullable() })
export type Succession = z.infer<typeof successionSchema>
/** Without a password the sign-in itself is the proof, and it must be fresh. */
const wrongPassword = ['WRONG_PASSWORD', 'SIGN_IN_AGAIN'] as const

/** The security tab, beside what the auth library's own calls serve (password, two-factor, passkeys). */
export const security = {
  get: signedIn
    .route({ method: 'GET', path: '/security', summary: 'Estado de la seguridad de la cuenta' })
    .output(securitySchema),
  sessions: signedIn
    .route({ method: 'GET', path: '/security/sessions', summary: 'Sesiones activas' })
    .output(z.array(sessionRowSchema)),
  closeSession: signedIn
    .route({ method: 'DELETE', path: '/security/sessions/{id}', summary: 'Cerrar una sesión' })
    .input(z.object({ id: idSchema }))
    .output(z.array(sessionRowSchema)),
  closeOtherSessions: signedIn
    .route({ method: 'DELETE', path: '/security/sessions', summary: 'Cerrar todas las otras sesiones' })
    .output(z.array(sessionRowSchema)),
  /** With mail: a link goes to the new address and the change holds once it is opened; without: at once. */
  changeEmail: signedIn
    .route({ method: 'POST', path: '/security/email', summary: 'Cambiar el email' })
    .errors(errorsOf(...wrongPassword, 'EMAIL_TAKEN'))
    .input(withPassword.extend({ email: z.email().max(320) }))
    .output(z.object({ confirmationSent: z.boolean() })),
  deleteAccount: signedIn
    .route({ method: 'POST', path: '/security/delete-account', summary: 'Eliminar la cuenta y sus datos' })
    .errors(errorsOf(...wrongPassword, 'LAST_OWNER', 'NO_SUCCESSOR'))
    .input(withPassword.extend({ successions: z.array(successionSchema).max(100).default([]) }))
    .output(z.object({ deleted: z.literal(true) })),
}

export const authOptionsSchema = z.object({
  /** Buttons of the sign-in screens: Google and any OpenID Connect provider of the settings. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** False where no SMTP server is set: mail then goes to the outbox folder. */
  mail: z.boolean(),
  /** True while the product is being developed: screens may say where the outbox is. */
  development: z.boolean(),
  emailVerificationRequired: z.boolean(),
  /** Who may make an account: anybody, the invited, nobody. The first account may always be made. */
  registration: z.enum(['open', 'invite', 'closed']),
  /** Where signed tokens go (dashboard.md §7, §9); null where not configured. */
  tokenSync: z.object({ url: z.string(), maxAgeSeconds: z.int() }).nullable(),
  operator: z.object({ name: z.string(), address: z.string(), contact: z.string() }),
})
export type AuthOptions = z.infer<typeof authOptionsSchema>

/** What the public screens need to know of the installation. */
export const authSettings = {
  get: oc
    .route({ method: 'GET', path: '/auth-options', summary: 'Qué formas de entrar ofrece esta instalación' })
    .output(authOptionsSchema),
}
