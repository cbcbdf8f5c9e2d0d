import type { LeadFilter } from '@aurelio/contracts/leads'
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import { type Scope, sharedPages } from '../../../../platform/access/scope.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { beginsWord, containing, holds, searchable } from '../../../../platform/database/search-text.ts'
import type { Tables } from '../../../../platform/database/tables.ts'
import { gramLength, wordsOf } from '../../search/terms.ts'

export type InboxFilter = Partial<Omit<LeadFilter, 'mine'>> & { scope: Scope }

/** What the rows of `lead` are like that a filter means: all of them, and no others. */
export function conditionsOf(database: Database, filter: InboxFilter): Expression<SqlBool>[] {
  const { scope, state, pageId, formId, assigneeId, label } = filter
  const eb = expressionBuilder<Tables, 'lead'>()
  return [
    ...seenBy(database, scope),
    eb('lead.spam', '=', state === 'spam' ? 1 : 0),
    ...(state === undefined || state === 'spam' ? [] : [eb('lead.state', '=', state)]),
    ...(pageId === undefined ? [] : [eb('lead.pageId', '=', pageId)]),
    ...(formId === undefined ? [] : [eb('lead.formId', '=', formId)]),
    ...(assigneeId === undefined ? [] : [eb('lead.assigneeId', '=', assigneeId)]),
    // Labels are the team's own.
    ...(label === undefined ? [] : [labelled(scope, label)]),
    ...searchedWords(filter).map((word) => written(scope, word)),
  ]
}

/** The rows that somebody sees. */
export function seenBy(database: Database, { workspaceId, sharedWith }: Scope): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'lead'>()
  return [
    eb('lead.workspaceId', '=', workspaceId),
    eb('lead.deletedAt', 'is', null),
    ...(sharedWith === null
      ? []
      : [eb('lead.pageId', 'in', sharedPages(database, sharedWith, { withLeads: true }))]),
  ]
}

export function searchedWords({ q }: Pick<InboxFilter, 'q'>): string[] {
  return wordsOf(searchable(q ?? ''))
}

/** A word anywhere in what was sent or, for the team, in what they keep with it; a short one where a word begins. */
function written({ sharedWith }: Scope, word: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'lead'>()
  const inText = word.length < gramLength ? beginsWord : holds
  return eb.or([
    inText(eb.ref('lead.search'), word),
    ...(sharedWith === null ? [inText(eb.ref('lead.teamSearch'), word)] : []),
    // A phone is found by its digits, however it was written.
    ...(/^\d+$/.test(word) ? [inText(sql<string>`coalesce(${eb.ref('lead.phoneKey')}, '')`, word)] : []),
  ])
}

/** One of the labels, as it was written. */
function labelled({ sharedWith }: Scope, label: string): Expression<SqlBool> {
  if (sharedWith !== null) return sql<SqlBool>`1 = 0`
  return containing(expressionBuilder<Tables, 'lead'>().ref('lead.labels'), JSON.stringify(label))
}
