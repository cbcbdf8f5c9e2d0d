import type { Database } from '../../platform/database/database.ts'

/** Sessions, ways in and workspaces of one person. Session tokens are neither read nor compared here. */
export function securityStore(database: Database) {
  return {
    async facts(userId: string) {
      const user = await database
        .query()
        .selectFrom('user')
        .select(['id', 'name', 'email', 'twoFactorEnabled'])
        .where('id', '=', userId)
        .executeTakeFirst()
      const ways = await database
        .query()
        .selectFrom('account')
        .select(['id', 'providerId', 'password'])
        .where('userId', '=', userId)
        .orderBy('providerId')
        .execute()
      return { user, ways }
    },
    async emailIsTaken(email: string) {
      const row = await database
        .query()
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      return row !== undefined
    },
    async setEmail(userId: string, email: string) {
      const emailVerified = database.engine === 'postgres' ? false : 0
      await database
        .query()
        .updateTable('user')
        .set({ email, emailVerified })
        .where('id', '=', userId)
        .execute()
    },
    sessions(userId: string) {
      return database
        .query()
        .selectFrom('session')
        .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', new Date())
        .orderBy('updatedAt', 'desc')
        .execute()
    },
    async closeSession(userId: string, id: string) {
      const closed = await database
        .query()
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .execute()
      return closed.length > 0
    },
    async closeOtherSessions(userId: string, keptId: string) {
      await database
        .query()
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '<>', keptId)
        .execute()
    },
  }
}

/** What an account owns, for leaving. */
export function ownershipStore(database: Database) {
  return {
    /** The workspaces this person owns, with the members of each. */
    async ownWorkspaces(userId: string) {
      const rows = await database
        .query()
        .selectFrom('member as own')
        .innerJoin('organization', 'organization.id', 'own.organizationId')
        .innerJoin('member', 'member.organizationId', 'own.organizationId')
        .innerJoin('user', 'user.id', 'member.userId')
        .select([
          'organization.id',
          'organization.name',
          'member.userId',
          'member.role',
          'own.role as ownRole',
          'user.name as memberName',
          'user.email',
          'user.banned',
        ])
        .orderBy('user.name')
        .where('own.userId', '=', userId)
        .execute()
      const groups = Map.groupBy(
        rows.filter(({ ownRole }) => isOwner(ownRole)),
        ({ id }) => id,
      )
      return [...groups.values()].flatMap((members) => {
        const [first] = members
        if (!first) return []
        const others = members.filter((member) => member.userId !== userId)
        return [
          {
            id: first.id,
            name: first.name,
            alone: others.length === 0,
            otherOwner: others.some(({ role }) => isOwner(role)),
            others: others.map((other) => ({
              id: other.userId,
              name: other.memberName,
              email: other.email,
              role: other.role,
              disabled: Boolean(other.banned),
            })),
          },
        ]
      })
    },
    async makeOwner(workspaceId: string, userId: string) {
      await database
        .query()
        .updateTable('member')
        .set({ role: 'owner' })
        .where('organizationId', '=', workspaceId)
        .where('userId', '=', userId)
        .execute()
    },
    async removeWorkspaces(ids: readonly string[]) {
      for (const id of ids) await database.query().deleteFrom('organization').where('id', '=', id).execute()
    },
    /** Everything that hangs on the account goes with it. */
    async removeAccount(userId: string) {
      await database.query().deleteFrom('verification').where('value', '=', userId).execute()
      await database.query().deleteFrom('user').where('id', '=', userId).execute()
    },
  }
}

function isOwner(role: string) {
  return role.split(',').includes('owner')
}
