import { z } from 'zod'
import { emailAddressSchema } from './email-address.ts'
import { signedIn } from './errors.ts'
import { timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'

/** `tls`: from the first byte. `starttls`: before anything is said of letters. `none`: only where the installation allows it. */
export const mailServerSecurities = ['tls', 'starttls', 'none'] as const
export type MailServerSecurity = (typeof mailServerSecurities)[number]

/** Why a connection did not come to a letter that was taken. */
export const mailServerProblems = [
  'refused-address',
  'unknown-host',
  'unreachable',
  'security',
  'login',
  'not-taken',
  'lost-secret',
] as const
export type MailServerProblem = (typeof mailServerProblems)[number]

/** `untried`: nothing goes by it before a trial goes well. `failing`: it is used, and its last connection did not open. */
export const mailServerStates = ['untried', 'failed', 'ready', 'used', 'failing'] as const
export type MailServerState = (typeof mailServerStates)[number]

const addressShape = {
  /** A name or an address of the internet. */
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^[\p{L}\p{N}.:-]+$/u),
  port: z.int().min(1).max(65_535),
  security: z.enum(mailServerSecurities),
  user: lineSchema(320).or(z.literal('')),
  /** From which everything is sent. */
  sender: emailAddressSchema,
}

export const mailServerSchema = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailServerSecurities),
  user: z.string(),
  sender: z.string(),
  /** The password itself is never told again. */
  hasPassword: z.boolean(),
  state: z.enum(mailServerStates),
  triedAt: timestampSchema.nullable(),
  problem: z.enum(mailServerProblems).nullable(),
  /** What the server said. */
  answer: z.string(),
})
export type MailServer = z.infer<typeof mailServerSchema>

export const newMailServerSchema = z.object({
  ...addressShape,
  /** Left out, the one before holds: only for the same server and user. */
  password: z.string().max(1000).optional(),
})
export type NewMailServer = z.output<typeof newMailServerSchema>

const answered = z.object({ server: mailServerSchema.nullable() })

/** The mail server by which a workspace writes to people. Mails of accounts go by the installation's. */
export const mailServer = {
  get: signedIn
    .route({ method: 'GET', path: '/mail-server', summary: 'El servidor de correo del espacio' })
    .output(answered),
  save: signedIn
    .errors(errorsOf('MAIL_SERVER_PASSWORD_NEEDED'))
    .route({ method: 'PUT', path: '/mail-server', summary: 'Guardar el servidor de correo del espacio' })
    .input(newMailServerSchema)
    .output(answered),
  try: signedIn
    .route({
      method: 'POST',
      path: '/mail-server/trial',
      summary: 'Probar el servidor de correo del espacio',
    })
    .output(answered),
  use: signedIn
    .errors(errorsOf('MAIL_SERVER_NOT_TRIED'))
    .route({
      method: 'POST',
      path: '/mail-server/use',
      summary: 'Usar o no el servidor de correo del espacio',
    })
    .input(z.object({ isUsed: z.boolean() }))
    .output(answered),
  remove: signedIn
    .route({ method: 'DELETE', path: '/mail-server', summary: 'Quitar el servidor de correo del espacio' })
    .output(answered),
}
