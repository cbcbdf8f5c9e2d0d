import { randomUUID } from 'node:crypto'
import type { ShownInvitation } from '@aurelio/contracts/invitations'
import { roleOf } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { peopleStore } from '../store.ts'
import { invitationStore } from './store.ts'
import { invitationTokens } from './token.ts'

type Parts = {
  database: Database
  emit: Emit
  secret: string
  most: { members: number }
  /** The session works in that workspace of theirs from now on. */
  activate: (session: Session, workspaceId: string) => Promise<{ id: string; name: string }>
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof invitationStore>['shown']>>>

/** What becomes of an invitation's link. Each way in which it is worth nothing any more has its own refusal. */
export function acceptance({ database, emit, secret, most, activate }: Parts) {
  const store = invitationStore(database)
  const people = peopleStore(database)
  const { idOf } = invitationTokens(secret)

  async function standing(token: string): Promise<Row> {
    const id = idOf(token)
    const row = id === null ? undefined : await store.shown(id)
    if (!row) throw refuse('INVITATION_UNKNOWN')
    if (row.status === 'accepted') throw refuse('INVITATION_USED')
    if (row.status === 'canceled') throw refuse('INVITATION_REVOKED')
    if (new Date(row.expiresAt).getTime() <= Date.now()) throw refuse('INVITATION_EXPIRED')
    return row
  }

  return {
    /** For anybody who holds the link. */
    async show(this: void, token: string): Promise<ShownInvitation> {
      const { email, role, message, expiresAt, workspaceName, inviterName } = await standing(token)
      return {
        workspace: { name: workspaceName },
        email,
        role: roleOf(role ?? ''),
        inviter: { name: inviterName },
        message: message ?? '',
        expiresAt: new Date(expiresAt).toISOString(),
      }
    },

    /** Only the person whose address was invited; once. */
    async accept(this: void, session: Session, token: string) {
      return database.inTransaction(async () => {
        const { id, email, role, organizationId } = await standing(token)
        const { user, origin } = session
        if (user.email.toLowerCase() !== email) throw refuse('INVITATION_FOR_OTHER')
        await people.lock(organizationId)
        if (!(await store.settle(id, 'accepted'))) throw refuse('INVITATION_USED')
        const members = await people.list(organizationId)
        if (!members.some((member) => member.id === user.id)) {
          if (members.length >= most.members) throw refuse('WORKSPACE_FULL', { members: most.members })
          const createdAt = new Date()
          const member = { organizationId, userId: user.id, role: roleOf(role ?? ''), createdAt }
          await people.insert({ ...member, id: randomUUID() })
          const joined = {
            workspaceId: organizationId,
            actorId: user.id,
            origin,
            at: createdAt.toISOString(),
          }
          await emit({ ...joined, kind: 'member.joined', subject: { id: user.id, name: user.name } })
        }
        return activate(session, organizationId)
      })
    },
  }
}
export type Acceptance = ReturnType<typeof acceptance>
