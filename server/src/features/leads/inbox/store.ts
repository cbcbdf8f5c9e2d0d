import type { Expression, SqlBool } from 'kysely'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import { countsBySpan, spanOf } from '../../../platform/database/span-of.ts'
import type { Span } from '../../../platform/day-spans.ts'
import type { LeadEntryRow, LeadRow } from '../../../platform/database/tables/leads.ts'
import { seenBy } from '../seen/store.ts'
import { leadListStore } from './list/store.ts'

export type LeadPatch = Partial<
  Pick<LeadRow, 'state' | 'spam' | 'spamReason' | 'assigneeId' | 'valueCents' | 'labels' | 'teamSearch'>
>

/** A form of the workspace, on all its pages, or one that lives in a page. */
export type FormOfLeads = { formId: string; pageId: string | null }

const historyLimit = 200

/** The leads that a team works with. Every question names what somebody sees, so that a foreign id finds nothing. */
export function inboxStore(database: Database) {
  const { seen, shown } = leadQueries(database)
  return {
    ...leadListStore(database),
    /** How many came to each of these pages at `since` or later, without spam; no row for a page without. */
    byPage(scope: Scope, pageIds: readonly string[], since: string) {
      return seen(scope)
        .select('lead.pageId')
        .select((eb) => eb.fn.countAll<number>().as('leads'))
        .where('lead.pageId', 'in', pageIds)
        .where('lead.spam', '=', 0)
        .where('lead.createdAt', '>=', since)
        .groupBy('lead.pageId')
        .execute()
    },
    /** How many each form has had, without spam, and when the last came. */
    byForm(scope: Scope) {
      return seen(scope)
        .select(['lead.pageId', 'lead.formId'])
        .select((eb) => [eb.fn.countAll<number>().as('answers'), eb.fn.max('lead.createdAt').as('lastAt')])
        .where('lead.spam', '=', 0)
        .where('lead.pageId', 'is not', null)
        .groupBy(['lead.pageId', 'lead.formId'])
        .execute()
    },
    /** What was entered in a form, the last first, without spam. */
    async entered(scope: Scope, { formId, pageId }: FormOfLeads, limit: number) {
      const ofForm = seen(scope).select('lead.fields').where('lead.formId', '=', formId)
      const rows = await (pageId === null ? ofForm : ofForm.where('lead.pageId', '=', pageId))
        .where('lead.spam', '=', 0)
        .orderBy('lead.createdAt', 'desc')
        .orderBy('lead.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ fields }) => fields)
    },
    /** How many a form has had in each of some spans that follow each other, without spam. */
    async countsIn(scope: Scope, { formId, pageId }: FormOfLeads, spans: readonly Span[]) {
      const ofForm = seen(scope)
        .select((eb) => [
          spanOf(eb, 'lead.createdAt', spans).as('span'),
          eb.fn.countAll<number>().as('count'),
        ])
        .where('lead.formId', '=', formId)
      const rows = await (pageId === null ? ofForm : ofForm.where('lead.pageId', '=', pageId))
        .where('lead.spam', '=', 0)
        .where('lead.createdAt', '>=', spans[0]?.start ?? '')
        .where('lead.createdAt', '<', spans.at(-1)?.end ?? '')
        .groupBy('span')
        .execute()
      return countsBySpan(rows, spans)
    },
    find(scope: Scope, id: string) {
      return shown(seen(scope).where('lead.id', '=', id)).executeTakeFirst()
    },
    /** False where it is not there, or has changed since `baseVersion`. */
    async update(workspaceId: string, id: string, baseVersion: number, patch: LeadPatch): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('lead')
        .set({ ...patch, version: baseVersion + 1 })
        .where(owned(workspaceId, id))
        .where('version', '=', baseVersion)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** What else is looked for by: a note does not make anybody's copy of the lead an old one. */
    async setTeamSearch(id: string, teamSearch: string) {
      await database.query().updateTable('lead').set({ teamSearch }).where('id', '=', id).execute()
    },
    /** So that they are offered again. */
    async keepLabels(workspaceId: string, labels: readonly string[]) {
      if (labels.length === 0) return
      await database
        .query()
        .insertInto('leadLabel')
        .values(labels.map((name) => ({ workspaceId, name })))
        .onConflict((oc) => oc.doNothing())
        .execute()
    },
    async labels(workspaceId: string, limit: number) {
      const rows = await database
        .query()
        .selectFrom('leadLabel')
        .select('name')
        .where('workspaceId', '=', workspaceId)
        .orderBy('name')
        .limit(limit)
        .execute()
      return rows.map(({ name }) => name)
    },
    async addEntry(row: LeadEntryRow) {
      await database.query().insertInto('leadEntry').values(row).execute()
    },
    /** What the team wrote: notes, and what is to be done next. */
    written(leadId: string) {
      return database
        .query()
        .selectFrom('leadEntry')
        .select('text')
        .where('leadId', '=', leadId)
        .where('kind', 'in', ['note', 'task'])
        .execute()
    },
    ...historyQueries(database, seen),
  }
}

function historyQueries(database: Database, seen: ReturnType<typeof leadQueries>['seen']) {
  return {
    /** Everything that a person sent. */
    sent(scope: Scope, isSame: Expression<SqlBool>) {
      return seen(scope)
        .select([
          'lead.id',
          'lead.createdAt',
          'lead.pageName',
          'lead.fields',
          'lead.proof',
          'lead.attribution',
        ])
        .select(['lead.contactId', 'lead.name', 'lead.email', 'lead.phone'])
        .where(isSame)
        .orderBy('lead.createdAt', 'desc')
        .limit(historyLimit)
        .execute()
    },
    entries(leadIds: readonly string[]) {
      return database
        .query()
        .selectFrom('leadEntry')
        .leftJoin('user', 'user.id', 'leadEntry.authorId')
        .select(['leadEntry.id', 'kind', 'text', 'subjectId', 'at', 'user.name as author'])
        .where('leadId', 'in', leadIds)
        .orderBy('at', 'desc')
        .orderBy('leadEntry.id', 'desc')
        .limit(historyLimit)
        .execute()
    },
    /** What the team noted of these leads, the first first. */
    notes(leadIds: readonly string[]) {
      return database
        .query()
        .selectFrom('leadEntry')
        .leftJoin('user', 'user.id', 'leadEntry.authorId')
        .select(['leadEntry.leadId', 'text', 'at', 'user.name as author'])
        .where('leadId', 'in', leadIds)
        .where('kind', '=', 'note')
        .orderBy('at')
        .orderBy('leadEntry.id')
        .execute()
    },
    async memberName(userId: string) {
      const row = await database
        .query()
        .selectFrom('user')
        .select('name')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.name ?? ''
    },
  }
}

function leadQueries(database: Database) {
  const seen = (scope: Scope) =>
    database
      .query()
      .selectFrom('lead')
      .where((eb) => eb.and(seenBy(database, scope)))
  const shown = (query: ReturnType<typeof seen>) =>
    query.leftJoin('user', 'user.id', 'lead.assigneeId').selectAll('lead').select('user.name as assigneeName')
  return { seen, shown }
}
