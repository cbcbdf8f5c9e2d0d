import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { ContestRow, ContestRulesRow, ContestStepRow } from '../../platform/database/tables/contests.ts'
import type { Position } from '../../platform/http/cursor.ts'

type Change = Partial<Omit<ContestRow, 'id' | 'workspaceId' | 'address'>> & { list?: string }

/** All but the list. */
const columns = [
  'id',
  'workspaceId',
  'address',
  'name',
  'state',
  'opensAt',
  'closesAt',
  'settings',
  'entries',
  'confirmed',
  'apart',
  'seed',
  'commitment',
  'proofToken',
  'listHash',
  'beaconRound',
  'beacon',
  'closedAt',
  'drawnAt',
  'createdAt',
] as const satisfies (keyof ContestRow)[]

/** Contests, the versions of their rules, and what has happened to them. */
export function contestStore(database: Database) {
  const contests = () => database.query().selectFrom('contest').select(columns)
  return {
    page(workspaceId: string, after: Position | null, limit: number) {
      let query = contests()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query.execute()
    },
    find: (workspaceId: string, id: string) => contests().where(owned(workspaceId, id)).executeTakeFirst(),
    /** Whosever it is. */
    findAny: (id: string) => contests().where('id', '=', id).executeTakeFirst(),
    atAddress: (address: string) => contests().where('address', '=', address).executeTakeFirst(),
    atAddresses: (workspaceId: string, addresses: readonly string[]) =>
      contests().where('workspaceId', '=', workspaceId).where('address', 'in', addresses).execute(),
    /** Open still, though their end has come. */
    ended: (now: string) =>
      contests().where('state', '=', 'open').where('closesAt', '<=', now).orderBy('closesAt').execute(),
    inState: (state: ContestRow['state']) => contests().where('state', '=', state).execute(),
    /** The list as it was frozen; null before. */
    async frozenList(id: string): Promise<string | null> {
      const row = await database
        .query()
        .selectFrom('contest')
        .select('list')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.list ?? null
    },
    async insert(row: ContestRow) {
      await database.query().insertInto('contest').values(row).execute()
    },
    /** The row as it is then; undefined where it is gone, or in another state by now. */
    change: (id: string, state: ContestRow['state'], values: Change) =>
      database
        .query()
        .updateTable('contest')
        .set(values)
        .where('id', '=', id)
        .where('state', '=', state)
        .returning(columns)
        .executeTakeFirst(),
    /**
     * The contest while it takes entries, held until the transaction ends: who enters, confirms, or closes it waits for
     * who came first, so that a list that is frozen has everybody or nobody of those who came with it.
     */
    hold: (id: string, now: string) =>
      database
        .query()
        .updateTable('contest')
        .set((eb) => ({ entries: eb.ref('entries') }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .where('opensAt', '<=', now)
        .where('closesAt', '>', now)
        .returning(columns)
        .executeTakeFirst(),
    /** The same until its list is frozen. */
    holdOpen: (id: string) =>
      database
        .query()
        .updateTable('contest')
        .set((eb) => ({ entries: eb.ref('entries') }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning(columns)
        .executeTakeFirst(),
    async count(id: string, { entries = 0, confirmed = 0, apart = 0 }: Counts) {
      await database
        .query()
        .updateTable('contest')
        .set((eb) => ({
          entries: eb('entries', '+', entries),
          confirmed: eb('confirmed', '+', confirmed),
          apart: eb('apart', '+', apart),
        }))
        .where('id', '=', id)
        .execute()
    },
    remove: (workspaceId: string, id: string) =>
      database
        .query()
        .deleteFrom('contest')
        .where(owned(workspaceId, id))
        .returning(columns)
        .executeTakeFirst(),

    rules: (contestId: string) =>
      database
        .query()
        .selectFrom('contestRules')
        .selectAll()
        .where('contestId', '=', contestId)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),
    rulesAt: (contestId: string, version: number) =>
      database
        .query()
        .selectFrom('contestRules')
        .selectAll()
        .where('contestId', '=', contestId)
        .where('version', '=', version)
        .executeTakeFirst(),
    async addRules(row: ContestRulesRow) {
      await database.query().insertInto('contestRules').values(row).execute()
    },

    steps: (contestId: string) =>
      database
        .query()
        .selectFrom('contestStep')
        .selectAll()
        .where('contestId', '=', contestId)
        .where('isPublic', '=', 1)
        .orderBy('id')
        .execute(),
    /** The last decisions about entries first. */
    decisions: (contestId: string, limit: number) =>
      database
        .query()
        .selectFrom('contestStep')
        .selectAll()
        .where('contestId', '=', contestId)
        .where('isPublic', '=', 0)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    async addSteps(rows: readonly ContestStepRow[]) {
      if (rows.length > 0) await database.query().insertInto('contestStep').values(rows).execute()
    },
  }
}
export type ContestStore = ReturnType<typeof contestStore>
type Counts = { entries?: number; confirmed?: number; apart?: number }
