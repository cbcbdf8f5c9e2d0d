import type { LeadState } from '@aurelio/contracts/leads'
import type { Scope } from '../../../../platform/access/scope.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { assigneeTerm, formTerm, lookedUp, pageTerm, phraseTerm, stateTerm } from '../terms.ts'
import { statesCalled } from './state-words.ts'
import { type Named, namedStore } from './store.ts'
import { type Words, wordsIn } from './words.ts'

/** A part of what is looked for, with what the workspace calls so: any of it will do. */
export type Part = Words & { named: (Named & { states: readonly LeadState[] }) | null }
export type SearchQuery = readonly Part[]

/** Beyond so many names a word's own pieces are asked for once, and not each beside all of them. */
const fewNames = 20

/** Reads what a person looks for, and resolves what the workspace calls so to ids. */
export function searchQuery(database: Database) {
  const store = namedStore(database)
  return async (scope: Scope, q = ''): Promise<SearchQuery> => {
    const parts = wordsIn(q)
    // A phone in pieces is the name of nothing.
    const single = parts.flatMap(({ words: [word = ''], ...rest }) =>
      rest.phone === null || isAlone(parts, word) ? [word] : [],
    )
    const named = await store.named(scope, single)
    return parts.map((part) => {
      const [word = ''] = part.words
      const found = part.words.length === 1 ? named.get(word) : undefined
      return { ...part, named: found ? { ...found, states: statesCalled(word) } : null }
    })
  }
}

function isAlone(parts: readonly Words[], word: string) {
  return parts.some(({ words }) => words.length === 1 && words[0] === word)
}

/**
 * What the index is asked: of each of these lists a lead that fits has one number at least. They may bring too much, and never
 * too little. A word of which too much bears the name is not asked for.
 */
export function askedOf(query: SearchQuery): number[][] {
  return query.flatMap(({ words, phone, named }) => {
    if (named?.isMore) return []
    const names = named ? namedTerms(named) : []
    const digits = words.length === 1 ? [phone ?? ''] : words.map(digitsOf)
    const ways = [
      words.flatMap(lookedUp),
      ...(phone === null || phone === '' ? [] : [digits.filter(Boolean).flatMap(lookedUp), lookedUp(phone)]),
    ]
    return together(names.length > fewNames ? ways.map((way) => way.slice(0, 1)) : ways, names)
  })
}

/** Numbers of a phone's part. */
export function digitsOf(word: string): string {
  return word.replaceAll(/\D/g, '')
}

/** Any of these ways whole, or any of these names: as lists of which each has to be met. */
function together(ways: readonly (readonly number[])[], names: readonly number[]): number[][] {
  let lists: number[][] = [[...names]]
  for (const way of new Map(ways.map((each) => [each.join(), each])).values())
    lists = lists.flatMap((list) => way.map((term) => [...list, term]))
  const distinct = new Map(
    lists.map((list) => [[...new Set(list)].toSorted((a, b) => a - b).join(), [...new Set(list)]]),
  )
  return [...distinct.values()].slice(0, mostLists)
}
/** Each of them narrows the hits; so many are narrow enough. */
const mostLists = 16

function namedTerms({
  states,
  pageIds,
  formIds,
  assigneeIds,
  phrases,
}: NonNullable<Part['named']>): number[] {
  return [
    ...states.map(stateTerm),
    ...pageIds.map(pageTerm),
    ...formIds.map(formTerm),
    ...assigneeIds.map(assigneeTerm),
    ...phrases.map(phraseTerm),
  ]
}
