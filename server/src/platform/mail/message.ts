import { languages } from '@aurelio/contracts/profile'
import { z } from 'zod'

const runSchema = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  /** A whole address. */
  link: z.string().optional(),
})
/** Lines in which parts are set apart, one below the other or as a list. */
const setApartSchema = z.object({ isList: z.boolean(), lines: z.array(z.array(runSchema)) })

export const messageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** Paragraphs. There is no markup in them: what is set apart is told beside the words. */
  text: z.array(z.union([z.string(), setApartSchema])),
  /** The one thing to do, as a button. */
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  language: z.enum(languages).default('es'),
  /** On whose behalf it comes: the name that closes it, and the whole address of a logo. The product's own where there is none. */
  sender: z.object({ name: z.string(), logo: z.string().nullable() }).optional(),
  /** By whose mail server it goes, where that workspace has one; the installation's else. */
  workspaceId: z.string().optional(),
})
export type Message = z.input<typeof messageSchema>

/** The same with what was left out filled in. */
export type Mailed = z.output<typeof messageSchema>

/** A paragraph of a message. */
export type Paragraph = Mailed['text'][number]

/** What the mails of one workspace have in common. */
export type Mailing = {
  workspaceId: string
  language: Mailed['language']
  sender: NonNullable<Mailed['sender']>
}

/** A message that is drawn already. */
export type DrawnMessage = {
  to: string
  /** Which workspace writes. */
  workspaceId: string
  /** The name that stands beside the address of its mail server, or of the installation. */
  fromName: string
  replyTo?: string
  /** Where machines answer to, where that is another address than the sender's. */
  returnPath?: string | undefined
  subject: string
  html: string
  text: string
  messageId: string
  headers: Readonly<Record<string, string>>
}

/** What a message carries beside its words. */
export type Beside = {
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[]
  /** The same for each try, so that a reader's server knows what it has already. */
  messageId?: string
  headers?: Readonly<Record<string, string>>
}
