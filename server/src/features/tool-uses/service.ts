import type { ToolId, ToolUse } from '@aurelio/contracts/tool-uses'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { calendarOf, dayText } from '../../platform/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { toolUseStore } from './store.ts'

/** More runs an hour than a person begins. */
const perPerson = { limit: 600, windowSeconds: 60 * 60 }

type Parts = {
  database: Database
  access: Access
  limits: RateLimits
  timeZoneOf: (workspaceId: string) => Promise<string>
}
type Who = { workspaceId: string; userId: string }
type Done = Omit<ToolUse, 'tool'> & { tool: ToolId }

/** Counts what the team makes with the tools. */
export function toolUses({ database, access, limits, timeZoneOf }: Parts) {
  const store = toolUseStore(database)

  async function count({ workspaceId, userId }: Who, done: readonly Done[]) {
    const day = dayText(calendarOf(await timeZoneOf(workspaceId)).on(new Date()))
    // One row for each tool: a statement changes a row once.
    const tools = [...Map.groupBy(done, ({ tool }) => tool).values()].map((each) => each.reduce(together))
    await store.add(tools.map((each) => ({ ...each, workspaceId, userId, day })))
  }

  return {
    count,

    /** What a browser tells; figures are of the team alone. Throws a 403 for a client and a 429. */
    async add(session: Session, items: readonly Done[]) {
      access.demand(session, 'workspace.see')
      const seconds = await limits.hit('tool-use', [session.user.id], perPerson)
      if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
      await count({ workspaceId: session.workspace.id, userId: session.user.id }, items)
      return { counted: items.length }
    },

    ofPerson: (userId: string) => store.ofPerson(userId),
  }
}

function together(one: Done, other: Done): Done {
  return {
    tool: one.tool,
    uses: one.uses + other.uses,
    files: one.files + other.files,
    savedBytes: one.savedBytes + other.savedBytes,
  }
}
