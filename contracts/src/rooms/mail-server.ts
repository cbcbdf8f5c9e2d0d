import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const actions = [action('mail-server.manage', 'Llevar el servidor de correo del espacio')] as const

/** The subject is the workspace's, by the name of its host; never what opens it. */
const events = [
  event('mail-server.changed', about, {
    topics: ['mail-server'],
    record: { kind: 'mail-server-changed', of: 'subject' },
  }),
  event('mail-server.removed', about, {
    topics: ['mail-server'],
    record: { kind: 'mail-server-removed', of: 'subject' },
  }),
] as const

const problems = {
  MAIL_SERVER_PASSWORD_NEEDED: {
    status: 409,
    detail: () => 'Escribe otra vez la contraseña.',
  },
  MAIL_SERVER_NOT_TRIED: {
    status: 409,
    detail: () => 'Prueba antes el servidor.',
  },
} satisfies Definitions

export const mailServerSay = { actions, events, problems }
