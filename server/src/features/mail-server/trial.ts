import { randomUUID } from 'node:crypto'
import type { AddressPolicy } from '@aurelio/media/network/address-policy'
import type { Session } from '../../platform/access/session.ts'
import type { MailServerRow } from '../../platform/database/tables/mail-servers.ts'
import { bulkPool } from '../../platform/mail/bulk-pool.ts'
import { letter } from '../../platform/mail/letter.ts'
import { type Mailing, messageSchema } from '../../platform/mail/message.ts'
import type { SealedTexts } from '../../platform/sealed-text.ts'
import { reachOf } from './reach.ts'
import { trialWords } from './words.ts'

type Parts = {
  policy: AddressPolicy
  secrets: SealedTexts
  mailingOf: (workspaceId: string) => Promise<Mailing>
}

/** Opens a connection of its own and hands over a letter to who asks. Throws what went wrong. */
export function sendTrial({ policy, secrets, mailingOf }: Parts) {
  return async (row: MailServerRow, { user }: Session): Promise<void> => {
    const { language, sender } = await mailingOf(row.workspaceId)
    const { subject, text } = trialWords[language]
    const message = messageSchema.parse({ to: user.email, subject, text: [text(row.host)], language, sender })
    const pool = bulkPool({ size: 1, reach: () => reachOf(policy, secrets, row) })
    await pool.send(
      letter(
        message,
        { name: sender.name, address: row.sender },
        { messageId: `<trial-${randomUUID()}@aurelio>` },
      ),
      { from: row.sender, to: [user.email] },
      async () => true,
    )
  }
}
