import type { Member } from '@aurelio/contracts/people'
import { type Access, roleOf } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import { peopleStore } from './store.ts'

type Parts = {
  database: Database
  emit: Emit
  access: Access
  /** Gives the pending tasks of one member to another, or to nobody. */
  handOverTasks: (session: Session, fromId: string, toId: string | null) => Promise<void>
}
type Row = { id: string; name: string; email: string; role: string }

/** The people of a workspace and what they are there. There is always somebody who owns it. */
export function peopleService({ database, emit, access, handOverTasks }: Parts) {
  const store = peopleStore(database)
  const owns = (role: string) => access.memberCan(role, 'workspace.own')

  const toMember = (session: Session, { id, name, email, role }: Row): Member => ({
    id,
    name,
    role: roleOf(role),
    email: access.can(session, 'workspace.people') ? email : null,
  })

  /** The member, with everybody else who changes people held back. Throws 404 where there is none. */
  async function held({ workspace }: Session, id: string): Promise<Row> {
    await store.lock(workspace.id)
    const row = await store.find(workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function requireOtherOwner({ workspace }: Session, id: string) {
    const all = await store.list(workspace.id)
    if (!all.some((other) => other.id !== id && owns(other.role))) throw refuse('ONLY_OWNER')
  }

  async function end(session: Session, row: Row, successorId: string | null) {
    if (owns(row.role)) await requireOtherOwner(session, row.id)
    await handOverTasks(session, row.id, successorId)
    await store.remove(session.workspace.id, row.id)
    await emit({
      ...by(session),
      kind: 'member.removed',
      subject: { id: row.id, name: row.name },
      userIds: [row.id],
    })
    return { id: row.id }
  }

  return {
    /** By name; addresses for who may manage people. */
    async list(session: Session): Promise<{ items: Member[] }> {
      access.demand(session, 'workspace.members')
      const rows = await store.list(session.workspace.id)
      const items = rows.map((row) => toMember(session, row))
      return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'es')) }
    },

    /** The table by which the server decides, as it stands. */
    roles(session: Session) {
      access.demand(session, 'workspace.members')
      return { items: access.table() }
    },

    /** Only an owner makes or unmakes an owner. Throws ONLY_OWNER where nobody would be left to own the workspace. */
    async changeRole(session: Session, id: string, role: Member['role']): Promise<Member> {
      access.demand(session, 'workspace.people')
      if (owns(role)) access.demand(session, 'workspace.own')
      return database.inTransaction(async () => {
        const row = await held(session, id)
        if (roleOf(row.role) === role) return toMember(session, row)
        if (owns(row.role)) {
          access.demand(session, 'workspace.own')
          await requireOtherOwner(session, id)
        }
        await store.setRole(session.workspace.id, id, role)
        await emit({ ...by(session), kind: 'member.role-changed', subject: { id, name: row.name }, role })
        return toMember(session, { ...row, role })
      })
    },

    async remove(session: Session, id: string, successorId: string | null) {
      access.demand(session, 'workspace.people')
      return database.inTransaction(async () => {
        const row = await held(session, id)
        if (owns(row.role)) access.demand(session, 'workspace.own')
        if (
          successorId !== null &&
          (successorId === id || !(await store.find(session.workspace.id, successorId)))
        )
          throw invalidField('successorId', 'UNKNOWN_PERSON')
        return end(session, row, successorId)
      })
    },

    /** Whoever leaves leaves their pending tasks to nobody. */
    async leave(session: Session) {
      return database.inTransaction(async () => end(session, await held(session, session.user.id), null))
    },
  }
}
export type PeopleService = ReturnType<typeof peopleService>
