import { randomUUID } from 'node:crypto'
import type { Session } from '../../../platform/access/session.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { letterDrawing } from './draw.ts'

type Parts = { mail: Mail; baseUrl: string }
type Drawing = Awaited<ReturnType<typeof letterDrawing>>

/** Sends a letter to who asks, as a reader of whom nothing is known gets it. */
export async function handTrial({ mail, baseUrl }: Parts, session: Session, drawing: Drawing) {
  const { email, name } = session.user
  const { subject, html, text } = drawing.draw(null, (address) => address)
  await mail.handDrawn({
    to: email,
    workspaceId: session.workspace.id,
    fromName: drawing.mailing.sender.name,
    subject: `[Prueba] ${subject || name}`,
    html,
    text,
    messageId: `<trial-${randomUUID()}@${new URL(baseUrl).hostname}>`,
    headers: {},
  })
  return { to: email }
}
