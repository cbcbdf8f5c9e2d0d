import { z } from 'zod'
import { type QuizDocument, quizDocumentSchema } from './quiz-document.ts'

/** The way to one part of a quiz, by the names of fields and the ids of what lists hold: `['nodes', 'b1', 'title']`. */
const pathSchema = z.array(z.string().min(1).max(40)).min(1).max(8)
const idSchema = z.string().min(1).max(40)
/** Behind which of its list something stands; null for the first. Where that is gone it stands last. */
const afterSchema = idSchema.nullable()

/** One thing that is done to a quiz: a part's field is set, or something is put into a list, taken from it, or moved in it. */
export const quizOperationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), path: pathSchema, value: z.unknown() }),
  z.object({
    kind: z.literal('put'),
    list: pathSchema,
    item: z.looseObject({ id: idSchema }),
    after: afterSchema,
  }),
  z.object({ kind: z.literal('remove'), list: pathSchema, id: idSchema }),
  z.object({ kind: z.literal('move'), list: pathSchema, id: idSchema, after: afterSchema }),
])
export type QuizOperation = z.infer<typeof quizOperationSchema>

type Path = readonly string[]
type Item = Readonly<Record<string, unknown>> & { id: string }
type Fields = Readonly<Record<string, unknown>>

/** Why a step found no place: what it is about is gone, or the quiz would be none with it. */
export type QuizRefusal = { code: 'unknown-part' | 'taken-id' | 'no-quiz' }

class NoPlace extends Error {
  readonly code: QuizRefusal['code']
  constructor(code: QuizRefusal['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Does steps one after the other, each whole or not at all. Browsers and the server do the same steps on the same quiz, and have the
 * same quiz afterwards.
 */
export function replayQuiz(
  document: QuizDocument,
  steps: readonly (readonly QuizOperation[])[],
): { document: QuizDocument; refused: ReadonlyMap<number, QuizRefusal> } {
  const refused = new Map<number, QuizRefusal>()
  let present = document
  for (const [index, operations] of steps.entries()) {
    const next = afterOperations(present, operations)
    if ('code' in next) refused.set(index, next)
    else present = next.document
  }
  return { document: present, refused }
}

function afterOperations(
  document: QuizDocument,
  operations: readonly QuizOperation[],
): { document: QuizDocument } | QuizRefusal {
  try {
    const next = operations.reduce<unknown>(done, document)
    return isQuiz(next) ? { document: next } : { code: 'no-quiz' }
  } catch (error) {
    if (error instanceof NoPlace) return { code: error.code }
    throw error
  }
}

/** Whether it could be saved as it stands. */
export function isQuiz(value: unknown): value is QuizDocument {
  return quizDocumentSchema.safeParse(value).success
}

/** What is being typed, done on a quiz that it makes no quiz of yet; what finds no place is left out. */
export function withUnfinished(document: QuizDocument, operations: readonly QuizOperation[]): QuizDocument {
  return operations.reduce<QuizDocument>((present, operation) => {
    try {
      const next: unknown = done(present, operation)
      return isFields(next) ? { ...present, ...next } : present
    } catch (error) {
      if (error instanceof NoPlace) return present
      throw error
    }
  }, document)
}

function done(document: unknown, operation: QuizOperation): unknown {
  switch (operation.kind) {
    case 'set': {
      const { path, value } = operation
      return changed(document, path, (before) => (before === undefined ? raise('unknown-part') : value))
    }
    case 'put': {
      const { list, item, after } = operation
      return inList(document, list, (items) =>
        items.some(({ id }) => id === item.id) ? raise('taken-id') : placed(items, item, after),
      )
    }
    case 'remove':
      // Twice removed is removed.
      return inList(document, operation.list, (items) => items.filter(({ id }) => id !== operation.id))
    case 'move':
    default: {
      const { list, id, after } = operation
      return inList(document, list, (items) => {
        const item = items.find((each) => each.id === id) ?? raise('unknown-part')
        const others = items.filter((each) => each.id !== id)
        return placed(others, item, after)
      })
    }
  }
}

function placed(items: readonly Item[], item: Item, after: string | null): readonly Item[] {
  if (after === null) return [item, ...items]
  const at = items.findIndex(({ id }) => id === after)
  return at === -1 ? [...items, item] : items.toSpliced(at + 1, 0, item)
}

function inList(document: unknown, list: Path, change: (items: readonly Item[]) => readonly Item[]): unknown {
  return changed(document, list, (before) => (isList(before) ? change(before) : raise('unknown-part')))
}

/** The value with what stands at the end of a path made another. */
function changed(value: unknown, [key, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (isList(value)) {
    const at = value.findIndex(({ id }) => id === key)
    return at === -1 ? raise('unknown-part') : value.with(at, itemOf(changed(value[at], rest, change)))
  }
  if (!isFields(value) || !Object.hasOwn(value, key)) return raise('unknown-part')
  return { ...value, [key]: changed(value[key], rest, change) }
}

function itemOf(value: unknown): Item {
  return isItem(value) ? value : raise('unknown-part')
}

function raise(code: QuizRefusal['code']): never {
  throw new NoPlace(code)
}

/** What stands at the end of a path; undefined where it leads nowhere. */
export function partAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  if (isList(value))
    return partAt(
      value.find(({ id }) => id === key),
      rest,
    )
  return isFields(value) && Object.hasOwn(value, key) ? partAt(value[key], rest) : undefined
}

/** What makes the one quiz out of the other. */
export function quizOperationsBetween(before: QuizDocument, after: QuizDocument): QuizOperation[] {
  return between([], before, after)
}

function between(path: Path, before: Fields, after: Fields): QuizOperation[] {
  return Object.entries(after).flatMap(([key, value]): QuizOperation[] => {
    const old = before[key]
    if (isSame(old, value)) return []
    const to = [...path, key]
    // An empty list may hold what has no ids.
    if (isList(old) && isList(value) && old.length + value.length > 0) return betweenLists(to, old, value)
    return [{ kind: 'set', path: to, value }]
  })
}

function betweenLists(list: string[], before: readonly Item[], after: readonly Item[]): QuizOperation[] {
  const kept = new Set(after.map(({ id }) => id))
  const operations: QuizOperation[] = before
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ kind: 'remove', list, id }))
  let present = before.filter(({ id }) => kept.has(id)).map(({ id }) => id)
  const old = new Map(before.map((item) => [item.id, item]))
  for (const [at, item] of after.entries()) {
    const { id } = item
    const was = old.get(id)
    const behind = after[at - 1]?.id ?? null
    if (!was) operations.push({ kind: 'put', list, item, after: behind })
    else if (present[at] !== id) operations.push({ kind: 'move', list, id, after: behind })
    present = [...present.slice(0, at), id, ...present.slice(at).filter((each) => each !== id)]
    if (was) operations.push(...between([...list, id], was, item))
  }
  return operations
}

/** Two steps that are passed on as one: what is set twice is set once. */
export function joinedQuizOperations(
  first: readonly QuizOperation[],
  second: readonly QuizOperation[],
): QuizOperation[] {
  const again = new Set(second.flatMap((each) => (each.kind === 'set' ? [each.path.join('/')] : [])))
  return [...first.filter((each) => each.kind !== 'set' || !again.has(each.path.join('/'))), ...second]
}

/**
 * What takes back a change of one's own on the quiz as it is by now: what somebody else has worked on since stays as they left it.
 */
export function takenBack(
  change: { before: QuizDocument; after: QuizDocument },
  present: QuizDocument,
): QuizOperation[] {
  const { before, after } = change
  return quizOperationsBetween(after, before).filter((operation) => {
    switch (operation.kind) {
      case 'set':
        return isSame(partAt(present, operation.path), partAt(after, operation.path))
      case 'put':
        return partAt(present, [...operation.list, operation.item.id]) === undefined
      case 'remove': {
        const path = [...operation.list, operation.id]
        return isSame(partAt(present, path), partAt(after, path))
      }
      case 'move':
      default:
        return partAt(present, [...operation.list, operation.id]) !== undefined
    }
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isItem(value: unknown): value is Item {
  return isFields(value) && typeof value['id'] === 'string'
}

function isList(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  if (!isFields(one) || !isFields(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}
