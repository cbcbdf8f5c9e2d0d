import { z } from 'zod'
import type { Account } from './account.ts'

const invitationSchema = z.object({ link: z.url() })

/** Brings a person into another's workspace, where they work from then on: invited as the screen does, and accepted. */
export async function joinWorkspace(
  person: Account,
  { of, role }: { of: Account; role: 'admin' | 'member' | 'client' },
): Promise<void> {
  const { link } = invitationSchema.parse(
    await of.call('POST', '/api/workspace/invitations', { email: person.email, role }),
  )
  await person.call('POST', `/api/invitations/${link.split('/').at(-1)}/acceptance`, {})
}
