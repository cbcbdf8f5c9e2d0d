import type { LeadRow } from '../../../platform/database/tables/leads.ts'
import { phrasesOf } from './phrases/phrases.ts'

/** Pieces of this length are looked up; shorter words are found where a word begins with them. */
export const gramLength = 3
/** Pieces of one word that are looked up: what they let through is read and compared. */
const mostGrams = 4

export type Indexed = Pick<
  LeadRow,
  'workspaceId' | 'spam' | 'state' | 'pageId' | 'formId' | 'assigneeId' | 'labels' | 'search' | 'teamSearch'
> &
  Pick<LeadRow, 'phoneKey' | 'pageName' | 'proof'>
/** What a lead must have, by what the index knows. */
export type Wanted = {
  workspaceId: string
  spam: 0 | 1
  state?: string | undefined
  pageId?: string | undefined
  assigneeId?: string | undefined
  label?: string | undefined
}

/** All numbers under which a lead stands in the index: pieces of its texts, and what it is filtered by. */
export function termsOf(lead: Indexed, labels: readonly string[]): number[] {
  const terms = new Set<number>([placeTerm(lead.workspaceId, lead.spam), stateTerm(lead.state)])
  terms.add(formTerm(lead.formId))
  if (lead.pageId !== null) terms.add(pageTerm(lead.pageId))
  if (lead.assigneeId !== null) terms.add(assigneeTerm(lead.assigneeId))
  for (const phrase of phrasesOf(lead)) terms.add(phraseTerm(phrase))
  for (const label of labels) terms.add(facet('label', label))
  for (const text of [lead.search, lead.teamSearch, lead.phoneKey ?? ''])
    for (const word of wordsOf(text)) addWord(terms, word)
  return [...terms]
}

function addWord(terms: Set<number>, word: string) {
  for (let length = 1; length < gramLength; length++) terms.add(beginning(word.slice(0, length)))
  for (let at = 0; at + gramLength <= word.length; at++) terms.add(gram(word, at))
}

/** The numbers of which a lead that is wanted has each. */
export function termsWanted({ workspaceId, spam, ...filter }: Wanted): number[] {
  return [
    ...new Set([
      ...optional('state', filter.state),
      ...optional('page', filter.pageId),
      ...optional('assignee', filter.assigneeId),
      ...optional('label', filter.label),
      // What most have comes last: an engine that takes one after another is through sooner.
      placeTerm(workspaceId, spam),
    ]),
  ]
}

/** A word's pieces, at most so many and spread over all of it. */
export function lookedUp(word: string): number[] {
  if (word.length < gramLength) return [beginning(word)]
  const last = word.length - gramLength
  const pieces = Math.min(mostGrams, Math.ceil(last / gramLength) + 1)
  return Array.from({ length: pieces }, (_, at) =>
    gram(word, pieces === 1 ? 0 : Math.round((at * last) / (pieces - 1))),
  )
}

/** The words of a text that `searchable` made. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

export function pageTerm(pageId: string) {
  return facet('page', pageId)
}

export function formTerm(formId: string) {
  return facet('form', formId)
}

export function assigneeTerm(userId: string) {
  return facet('assignee', userId)
}

export function stateTerm(state: string) {
  return facet('state', state)
}

export function phraseTerm({ kind, text }: { kind: string; text: string }) {
  return facet(`phrase ${kind}`, text)
}

function placeTerm(workspaceId: string, spam: 0 | 1) {
  return facet(spam === 1 ? 'spam' : 'inbox', workspaceId)
}

function optional(name: string, value: string | undefined) {
  return value === undefined ? [] : [facet(name, value)]
}

function facet(name: string, value: string) {
  return hash(`${name}=${value}`)
}

function beginning(text: string) {
  return hash(`^${text}`)
}

function gram(word: string, at: number) {
  return hash(word, at, at + gramLength)
}

/** FNV-1a with a last stir, as a whole number of 32 bits. Two texts may share one: what is found is compared anyway. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5
  for (let at = from; at < to; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return value ^ (value >>> 13)
}
