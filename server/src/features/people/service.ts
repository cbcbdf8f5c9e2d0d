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
  /** How many pending tasks a member has. */
  pendingTasks: (session: Session, userId: string) => Promise<number>
}
type Row = { id: string; name: string; email: string; role: string }

/** The people of a workspace and what they are there. There is always somebody who owns it. */
export function peopleService({ database, emit, access, handOverTasks, pendingTasks }: Parts) {
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

  async function requireSuccessor({ workspace }: Session, id: string, successorId: string | null) {
    if (successorId === null) return
    if (successorId === id || !(await store.find(workspace.id, successorId)))
      throw invalidField('successorId', 'UNKNOWN_PERSON')
  }

  async function setRole(session: Session, { id, name }: Row, role: Member['role']) {
    await store.setRole(session.workspace.id, id, role)
    await emit({ ...by(session), kind: 'member.role-changed', subject: { id, name }, role })
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
        await setRole(session, row, role)
        return toMember(session, { ...row, role })
      })
    },

    async remove(session: Session, id: string, successorId: string | null) {
      access.demand(session, 'workspace.people')
      return database.inTransaction(async () => {
        const row = await held(session, id)
        if (owns(row.role)) access.demand(session, 'workspace.own')
        await requireSuccessor(session, id, successorId)
        return end(session, row, successorId)
      })
    },

    async pending(session: Session, id: string) {
      if (id !== session.user.id) access.demand(session, 'workspace.people')
      if (!(await store.find(session.workspace.id, id))) throw notFound()
      return { tasks: await pendingTasks(session, id) }
    },

    /** Only who knows the others says who goes on with their tasks. */
    async leave(session: Session, successorId: string | null) {
      if (successorId !== null) access.demand(session, 'workspace.members')
      return database.inTransaction(async () => {
        const row = await held(session, session.user.id)
        await requireSuccessor(session, row.id, successorId)
        return end(session, row, successorId)
      })
    },

    /** Another member of the team owns the workspace from now on, and who owned it administers it. */
    async handOver(session: Session, id: string): Promise<Member> {
      access.demand(session, 'workspace.own')
      return database.inTransaction(async () => {
        const row = await held(session, id)
        if (id === session.user.id || !access.memberCan(row.role, 'workspace.inherit'))
          throw invalidField('id', 'UNKNOWN_PERSON')
        await setRole(session, row, 'owner')
        await setRole(session, { ...session.user, role: session.workspace.role }, 'admin')
        return toMember(session, { ...row, role: 'owner' })
      })
    },
  }
}
export type PeopleService = ReturnType<typeof peopleService>
