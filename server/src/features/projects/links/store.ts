import type { LinkedKind } from '@aurelio/contracts/project-links'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ProjectLinkRow } from '../../../platform/database/tables/work.ts'

const columns = { site: 'siteId', lead: 'leadId' } as const satisfies Record<LinkedKind, keyof ProjectLinkRow>

/** Which sites and leads projects are about. What is removed for a while is not named meanwhile. */
export function projectLinkStore(database: Database) {
  const links = () => database.query().selectFrom('projectLink')

  return {
    /** Of these projects: its sites first, each kind in the order in which they were linked. */
    async of(projectIds: readonly string[]) {
      const sites = await links()
        .innerJoin('site', 'site.id', 'projectLink.siteId')
        .select(['projectLink.projectId', 'site.id', 'site.name'])
        .where('projectLink.projectId', 'in', projectIds)
        .orderBy('projectLink.createdAt')
        .orderBy('projectLink.id')
        .execute()
      const leads = await links()
        .innerJoin('lead', 'lead.id', 'projectLink.leadId')
        .select(['projectLink.projectId', 'lead.id'])
        .select(
          sql<string>`coalesce(nullif("lead"."name", ''), nullif("lead"."email", ''), "lead"."phone", '')`.as(
            'name',
          ),
        )
        .where('projectLink.projectId', 'in', projectIds)
        .where('lead.deletedAt', 'is', null)
        .orderBy('projectLink.createdAt')
        .orderBy('projectLink.id')
        .execute()
      return [
        ...sites.map((row) => ({ ...row, kind: 'site' as const })),
        ...leads.map((row) => ({ ...row, kind: 'lead' as const })),
      ]
    },
    projectsOf(workspaceId: string, kind: LinkedKind, thingId: string) {
      return links()
        .innerJoin('project', 'project.id', 'projectLink.projectId')
        .select(['project.id', 'project.name', 'project.color'])
        .where('projectLink.workspaceId', '=', workspaceId)
        .where(`projectLink.${columns[kind]}`, '=', thingId)
        .where('project.deletedAt', 'is', null)
        .orderBy('projectLink.createdAt')
        .orderBy('projectLink.id')
        .execute()
    },
    async count(projectId: string): Promise<number> {
      const row = await links()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('projectId', '=', projectId)
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** What is linked already stays as it is. */
    async insert(row: ProjectLinkRow) {
      await database
        .query()
        .insertInto('projectLink')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async delete(projectId: string, kind: LinkedKind, thingId: string) {
      await database
        .query()
        .deleteFrom('projectLink')
        .where('projectId', '=', projectId)
        .where(columns[kind], '=', thingId)
        .execute()
    },
  }
}
