import type { Database } from '../../../platform/database/database.ts'

type New = {
  id: string
  organizationId: string
  email: string
  role: string
  message: string
  inviterId: string
  createdAt: string
  expiresAt: string
}
const columns = [
  'id',
  'email',
  'role',
  'message',
  'status',
  'createdAt',
  'expiresAt',
  'organizationId',
] as const

/** Invitations, in the auth library's table: its sign-up asks it who may make an account. */
export function invitationStore(database: Database) {
  const ofWorkspace = (workspaceId: string) =>
    database
      .query()
      .selectFrom('invitation')
      .select(columns)
      .where('organizationId', '=', workspaceId)
      .where('status', '=', 'pending')

  return {
    /** Those that wait, and those that nobody accepted in time; the last one first. */
    pending: (workspaceId: string) =>
      ofWorkspace(workspaceId).orderBy('createdAt', 'desc').orderBy('id').execute(),
    find: (workspaceId: string, id: string) =>
      ofWorkspace(workspaceId).where('id', '=', id).executeTakeFirst(),
    findByEmail: (workspaceId: string, email: string) =>
      ofWorkspace(workspaceId).where('email', '=', email).executeTakeFirst(),
    /** Whatever has become of it, with what its screen says. */
    shown(id: string) {
      return database
        .query()
        .selectFrom('invitation')
        .innerJoin('organization', 'organization.id', 'invitation.organizationId')
        .innerJoin('user', 'user.id', 'invitation.inviterId')
        .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.message'])
        .select(['invitation.status', 'invitation.expiresAt', 'invitation.organizationId'])
        .select(['organization.name as workspaceName', 'user.name as inviterName'])
        .where('invitation.id', '=', id)
        .executeTakeFirst()
    },
    async insert(row: New) {
      await database
        .query()
        .insertInto('invitation')
        .values({ ...row, status: 'pending' })
        .execute()
    },
    async renew(id: string, change: Partial<Pick<New, 'role' | 'message'>> & Pick<New, 'expiresAt'>) {
      await database.query().updateTable('invitation').set(change).where('id', '=', id).execute()
    },
    /** False where it does not wait any more: only one of two who come at the same moment gets true. */
    async settle(id: string, status: 'accepted' | 'canceled'): Promise<boolean> {
      const settled = await database
        .query()
        .updateTable('invitation')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirst()
      return settled.numUpdatedRows > 0n
    },
  }
}
