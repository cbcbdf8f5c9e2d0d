import { languages, type Preferences } from '@aurelio/contracts/profile'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

const chosenSchema = z.object({ language: z.enum(languages) })
const ofMailsSchema = z.enum(languages).catch('es')

/**
 * The language in which somebody with an account is written to: the one they chose for themselves; else that of the mails of
 * the workspace where they worked last, or of their first one; else Spanish.
 */
export function mailLanguage(database: Database) {
  return async (email: string): Promise<Preferences['language']> => {
    const rows = await database
      .query()
      .selectFrom('user')
      .leftJoin('profile', 'profile.userId', 'user.id')
      .leftJoin('member', 'member.userId', 'user.id')
      .leftJoin('lastWorkspace', (join) =>
        join
          .onRef('lastWorkspace.userId', '=', 'member.userId')
          .onRef('lastWorkspace.workspaceId', '=', 'member.organizationId'),
      )
      .leftJoin('workspaceSettings', 'workspaceSettings.workspaceId', 'member.organizationId')
      .select(['profile.preferences', 'workspaceSettings.mailLanguage'])
      .select('lastWorkspace.workspaceId as lastId')
      .where('user.email', '=', email)
      .orderBy('member.createdAt')
      .orderBy('member.id')
      .execute()
    const row = rows.find(({ lastId }) => lastId !== null) ?? rows[0]
    const chosen = chosenSchema.safeParse(JSON.parse(row?.preferences ?? '{}'))
    return chosen.data?.language ?? ofMailsSchema.parse(row?.mailLanguage)
  }
}
