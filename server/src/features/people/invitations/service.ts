import { addresses } from '@aurelio/contracts/addresses'
import { randomUUID } from 'node:crypto'
import type { Invitation, newInvitationSchema } from '@aurelio/contracts/invitations'
import type { z } from 'zod'
import { type Access, roleOf } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { peopleStore } from '../store.ts'
import { invitationMessage } from './message.ts'
import { invitationStore } from './store.ts'
import { invitationTokens } from './token.ts'

type Parts = {
  database: Database
  emit: Emit
  access: Access
  mail: Pick<Mail, 'send'>
  mailingOf: (workspaceId: string) => Promise<Mailing>
  limits: RateLimits
  secret: string
  baseUrl: string
  /** Of one workspace within an hour, and people of one workspace. */
  most: { perHour: number; members: number }
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof invitationStore>['find']>>>

const lifeMs = 7 * 24 * 60 * 60 * 1000

/** Inviting people into a workspace, for those who lead it. */
export function invitationService(parts: Parts) {
  const { database, emit, access, mail, limits, most } = parts
  const store = invitationStore(database)
  const people = peopleStore(database)
  const { tokenOf } = invitationTokens(parts.secret)
  const linkOf = (id: string) => `${parts.baseUrl}${addresses.invitation(tokenOf(id))}`

  function toInvitation({ id, email, role, message, createdAt, expiresAt }: Row): Invitation {
    return {
      id,
      email,
      role: roleOf(role ?? ''),
      message: message ?? '',
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      expired: new Date(expiresAt).getTime() <= Date.now(),
      link: linkOf(id),
    }
  }

  async function count({ workspace }: Session) {
    const rule = { limit: most.perHour, windowSeconds: 60 * 60 }
    const wait = await limits.hit('invitation', [workspace.id], rule)
    if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { seconds: wait })
  }

  async function requireRoom({ workspace }: Session, members: number) {
    const waiting = await store.pending(workspace.id)
    if (members + waiting.length >= most.members) throw refuse('WORKSPACE_FULL', { members: most.members })
  }

  /** Mails it as it stands now. */
  async function deliver(session: Session, id: string): Promise<Invitation> {
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    const invitation = toInvitation(row)
    await mail.send(
      invitationMessage(invitation, {
        inviter: session.user.name,
        workspace: session.workspace.name,
        mailing: await parts.mailingOf(session.workspace.id),
      }),
    )
    const { role } = invitation
    await emit({ ...by(session), kind: 'invitation.sent', subject: { id, name: '' }, role })
    return invitation
  }

  return {
    async list(session: Session): Promise<{ items: Invitation[] }> {
      access.demand(session, 'workspace.people')
      return { items: (await store.pending(session.workspace.id)).map(toInvitation) }
    },

    /** Whoever waits already is told again, with what is said now, by the link they have. */
    async create(session: Session, input: z.output<typeof newInvitationSchema>): Promise<Invitation> {
      access.demand(session, 'workspace.people')
      const { email, role, message } = input
      if (access.memberCan(role, 'workspace.own')) access.demand(session, 'workspace.own')
      await count(session)
      const { id: organizationId } = session.workspace
      return database.inTransaction(async () => {
        await people.lock(organizationId)
        const members = await people.list(organizationId)
        if (members.some((member) => member.email === email)) throw refuse('ALREADY_MEMBER')
        const known = await store.findByEmail(organizationId, email)
        const expiresAt = inAWeek()
        if (known) {
          await store.renew(known.id, { role, message, expiresAt })
          return deliver(session, known.id)
        }
        await requireRoom(session, members.length)
        const id = randomUUID()
        const createdAt = new Date().toISOString()
        const row = { id, organizationId, email, role, message, createdAt, expiresAt }
        await store.insert({ ...row, inviterId: session.user.id })
        return deliver(session, id)
      })
    },

    async resend(session: Session, id: string): Promise<Invitation> {
      access.demand(session, 'workspace.people')
      await count(session)
      return database.inTransaction(async () => {
        const row = await store.find(session.workspace.id, id)
        if (!row) throw notFound()
        if (access.memberCan(row.role ?? '', 'workspace.own')) access.demand(session, 'workspace.own')
        await store.renew(id, { expiresAt: inAWeek() })
        return deliver(session, id)
      })
    },

    async revoke(session: Session, id: string) {
      access.demand(session, 'workspace.people')
      return database.inTransaction(async () => {
        const row = await store.find(session.workspace.id, id)
        if (!row || !(await store.settle(id, 'canceled'))) throw notFound()
        await emit({ ...by(session), kind: 'invitation.revoked', subject: { id, name: '' } })
        return { id }
      })
    },
  }
}
export type InvitationService = ReturnType<typeof invitationService>

function inAWeek() {
  return new Date(Date.now() + lifeMs).toISOString()
}
