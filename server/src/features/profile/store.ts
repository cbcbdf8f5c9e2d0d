import type { Database } from '../../platform/database/database.ts'
import type { ProfileRow } from '../../platform/database/tables/auth.ts'

/** Profiles: what of a person the auth library does not keep. Name and photo address stand in its own table. */
export function profileStore(database: Database) {
  return {
    find(userId: string) {
      return database
        .query()
        .selectFrom('user')
        .leftJoin('profile', 'profile.userId', 'user.id')
        .select([
          'user.id',
          'user.name',
          'user.email',
          'user.emailVerified',
          'user.image',
          'profile.bio',
          'profile.role',
          'profile.company',
          'profile.location',
          'profile.skills',
          'profile.socialLinks',
          'profile.preferences',
          'profile.photo',
        ])
        .where('user.id', '=', userId)
        .executeTakeFirst()
    },
    async save(initial: ProfileRow, change: Partial<Omit<ProfileRow, 'userId'>>) {
      await database
        .query()
        .insertInto('profile')
        .values({ ...initial, ...change })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
        .execute()
    },
    async saveUser(userId: string, change: { name: string } | { image: string | null }) {
      await database.query().updateTable('user').set(change).where('id', '=', userId).execute()
    },
    /** Whether two people are members of one workspace. */
    async shareWorkspace(one: string, other: string) {
      const row = await database
        .query()
        .selectFrom('member')
        .innerJoin('member as theirs', 'theirs.organizationId', 'member.organizationId')
        .select('member.id')
        .where('member.userId', '=', one)
        .where('theirs.userId', '=', other)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
