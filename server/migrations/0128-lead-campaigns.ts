import { type Kysely, sql } from 'kysely'
import { z } from 'zod'

const atOnce = 500
const namedSchema = z.object({ campaign: z.object({ name: z.string() }).nullable() })

/** The campaign of the link by which each lead came, in small letters, so that those of one are found without reading all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('campaign', 'text').execute()
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; attribution: string }>`
      select "id", "attribution" from "lead" where "id" > ${last} and "attribution" like '%"campaign":{%'
      order by "id" limit ${atOnce}`.execute(db)
    for (const { id, attribution } of rows) {
      const campaign = campaignIn(attribution)
      if (campaign !== '')
        await sql`update "lead" set "campaign" = ${campaign} where "id" = ${id}`.execute(db)
    }
    const end = rows.at(-1)
    if (!end) break
    last = end.id
  }
  await sql`create index "lead_campaign_idx" on "lead"
    ("workspaceId", "campaign", "spam", "createdAt", "id", "deletedAt") where "campaign" is not null`.execute(
    db,
  )
}

/** Lowered here, not by the engines: they leave what is no ASCII as it is. */
function campaignIn(attribution: string): string {
  const { data } = namedSchema.safeParse(JSON.parse(attribution))
  return data?.campaign?.name.trim().toLowerCase() ?? ''
}
