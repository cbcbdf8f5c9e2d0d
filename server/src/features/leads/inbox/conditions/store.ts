import type { LeadFilter } from '@aurelio/contracts/leads'
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Scope } from '../../../../platform/access/scope.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { campaignKey } from '../../campaign.ts'
import { containing } from '../../../../platform/database/search-text.ts'
import type { Tables } from '../../../../platform/database/tables.ts'
import { digitsOf, type Part, type SearchQuery } from '../../search/query/query.ts'
import { seenBy } from '../../seen/store.ts'
import { inText, namedStore } from '../../search/query/store.ts'

export type InboxFilter = Partial<Omit<LeadFilter, 'mine'>> & {
  scope: Scope
  /** Moments: the first is in it, the last is not. */
  within?: { from: string; to: string }
}
/** A filter whose words are known for what they are. */
export type Known = Omit<InboxFilter, 'q'> & { query: SearchQuery }

/** What the rows of `lead` are like that a filter means: all of them, and no others. */
export function conditionsOf(database: Database, filter: Known): Expression<SqlBool>[] {
  const { scope, state, pageId, formId, assigneeId, label, within, campaign } = filter
  const eb = expressionBuilder<Tables, 'lead'>()
  return [
    ...seenBy(database, scope),
    eb('lead.spam', '=', state === 'spam' ? 1 : 0),
    ...(state === undefined || state === 'spam' ? [] : [eb('lead.state', '=', state)]),
    ...(pageId === undefined ? [] : [eb('lead.pageId', '=', pageId)]),
    ...(formId === undefined ? [] : [eb('lead.formId', '=', formId)]),
    ...(assigneeId === undefined ? [] : [eb('lead.assigneeId', '=', assigneeId)]),
    ...(within === undefined
      ? []
      : [eb('lead.createdAt', '>=', within.from), eb('lead.createdAt', '<', within.to)]),
    ...(campaign === undefined ? [] : [eb('lead.campaign', '=', campaignKey(campaign))]),
    // Labels are the team's own.
    ...(label === undefined ? [] : [labelled(scope, label)]),
    ...filter.query.map((part) => eb.or([...written(scope, part), ...named(database, filter, part)])),
  ]
}

/** Words anywhere in what was sent or, for the team, in what they keep with it; a phone by its digits, however it was written. */
function written({ sharedWith }: Scope, { words, phone }: Part): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'lead'>()
  const key = sql<string>`coalesce(${eb.ref('lead.phoneKey')}, '')`
  const inTexts = (word: string) => [
    inText(eb.ref('lead.search'), word),
    ...(sharedWith === null ? [inText(eb.ref('lead.teamSearch'), word)] : []),
  ]
  const asTyped = eb.and(words.map((word) => eb.or(inTexts(word))))
  if (phone === null || phone === '') return [asTyped]
  const byDigits = words.map((word) => {
    const digits = words.length === 1 ? phone : digitsOf(word)
    return eb.or([inText(key, digits), ...(digits === word ? inTexts(word) : [])])
  })
  return [asTyped, eb.and(byDigits), ...(words.length > 1 ? [inText(key, phone)] : [])]
}

/** What bears the word in the workspace: the page or the form that it came from, who has it, how far it is, what was agreed to. */
function named(
  database: Database,
  { scope, state }: Known,
  { words, named: found }: Part,
): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'lead'>()
  if (!found) return []
  const { states, pageIds, formIds, assigneeIds, phrases, isMore } = found
  const names = (kind: 'page' | 'consent') => phrases.flatMap((each) => (each.kind === kind ? each.text : []))
  const store = namedStore(database)
  const [word = ''] = words
  const ofMany = [
    eb('lead.pageId', 'in', store.pagesNamed(scope.workspaceId, word)),
    eb(
      'lead.pageName',
      'in',
      store.phrasesNamed(scope.workspaceId, word).where('kind', '=', 'page').clearSelect().select('text'),
    ),
  ]
  const ofFew = [
    ...(pageIds.length === 0 ? [] : [eb('lead.pageId', 'in', pageIds)]),
    ...(names('page').length === 0 ? [] : [eb('lead.pageName', 'in', names('page'))]),
  ]
  return [
    ...(isMore ? ofMany : ofFew),
    ...(formIds.length === 0 ? [] : [eb('lead.formId', 'in', formIds)]),
    ...(assigneeIds.length === 0 ? [] : [eb('lead.assigneeId', 'in', assigneeIds)]),
    // What is kept apart is in no other state.
    ...(states.length === 0 || state === 'spam'
      ? []
      : [
          eb(
            'lead.state',
            'in',
            states.filter((each) => each !== 'spam'),
          ),
        ]),
    ...names('consent').map((text) => containing(eb.ref('lead.proof'), `"text":${JSON.stringify(text)}`)),
  ]
}

/** One of the labels, as it was written. */
function labelled({ sharedWith }: Scope, label: string): Expression<SqlBool> {
  if (sharedWith !== null) return sql<SqlBool>`1 = 0`
  return containing(expressionBuilder<Tables, 'lead'>().ref('lead.labels'), JSON.stringify(label))
}
