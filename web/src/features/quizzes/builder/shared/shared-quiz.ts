import { orderedQuizStepSchema, quizServerSaysSchema } from '@aurelio/contracts/quiz-line'
import {
  isQuiz,
  joinedQuizOperations,
  type QuizOperation,
  quizOperationsBetween,
  replayQuiz,
  withUnfinished,
} from '@aurelio/contracts/quiz-operations'
import type { Quiz } from '@aurelio/contracts/quizzes'
import { createDocumentOrder } from '@aurelio/page/document'
import { z } from 'zod'
import { createStore } from 'zustand/vanilla'
import { client } from '../../../../platform/api/client.ts'
import { openExchange, saidOf } from '../../../../platform/together/exchange.ts'
import { createPeopleStore } from '../../../../platform/together/people-store.ts'
import { callFailure, type CallFailure } from './call-failure.ts'
import { type Change, type Draft, type History, recorded, without } from './history.ts'
import { keepWaiting, readWaiting } from './waiting.ts'

export type SaveStatus = { kind: 'unsaved' | 'saving' | 'saved' } | CallFailure
type State = History & { draft: Draft; status: SaveStatus }

/** Quiet time after the last change before it is sent; the pause with others in the quiz; and before it is tried again. */
const quietMs = 1500
const companyMs = 30
const againMs = 5000

/** A quiz that several may have open: what each does is sent by itself, and what the others do is shown. */
export function createSharedQuiz({ id, name, document, revision }: Quiz) {
  const session = crypto.randomUUID()
  const order = createDocumentOrder(
    { replay: replayQuiz, joined: joinedQuizOperations },
    { shown: { document, name }, version: revision, waiting: readWaiting({ kind: 'quiz', id }), session },
  )
  const people = createPeopleStore<QuizOperation>()
  /** What the order shows. The draft is that with what somebody is typing that makes no quiz yet. */
  let shown = order.shownNow()
  let unfinished: { operations: readonly QuizOperation[]; name: string } | null = null
  const store = createStore<State>(() => ({
    draft: shown,
    status: { kind: order.isEmpty() ? 'saved' : 'unsaved' },
    past: [],
    future: [],
  }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  const tell = (status: SaveStatus) => store.setState({ status })

  const exchange = openExchange({
    session,
    order,
    isKnown: true,
    shown: () => shown,
    show(next) {
      shown = next
      store.setState({
        draft: unfinished
          ? { name: unfinished.name, document: withUnfinished(next.document, unfinished.operations) }
          : next,
      })
    },
    people,
    lineAt: `/api/quizzes/${id}/together`,
    read: (message) => quizServerSaysSchema.safeParse(message).data ?? null,
    async bring() {
      const quiz = await client.quizzes.get({ id })
      return { shown: { document: quiz.document, name: quiz.name }, version: quiz.revision }
    },
    async send({ session: of, seen, steps }) {
      const answer = await client.together.sendToQuiz({ id, session: of, seen, steps: saidOf(steps) })
      const behind = answer.steps && (z.array(orderedQuizStepSchema).safeParse(answer.steps).data ?? null)
      return { ...answer, steps: behind }
    },
    failure: callFailure,
    moved: settle,
    line(isOpen) {
      if (!isOpen && !navigator.onLine) tell({ kind: 'offline' })
      else if (isOpen && order.isEmpty()) settle()
      else if (isOpen) void save()
    },
    ended: () => void save(),
  })

  /** Says where the work stands by now. */
  function settle() {
    keepWaiting({ kind: 'quiz', id }, order.waiting())
    if (running) return
    if (order.isEmpty()) return tell({ kind: unfinished ? 'unsaved' : 'saved' })
    if (store.getState().status.kind !== 'saving') tell({ kind: 'unsaved' })
    soon()
  }

  function soon() {
    if (people.getState().others.length > 0) timer ??= setTimeout(flush, companyMs)
    else {
      clearTimeout(timer)
      timer = setTimeout(flush, quietMs)
    }
  }

  function flush() {
    timer = undefined
    if (running || order.isEmpty()) return
    if (exchange.say(() => void save())) tell({ kind: 'saving' })
    else void save()
  }

  /** Sends all there is now; true once the server holds it. */
  function save(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    running ??= send().finally(() => {
      running = null
      if (store.getState().status.kind === 'saving') settle()
    })
    return running
  }

  async function send(): Promise<boolean> {
    tell({ kind: 'saving' })
    const failed = await exchange.sendAll()
    if (!failed) return !unfinished
    tell(failed)
    if (failed.kind === 'offline') timer = setTimeout(() => void save(), againMs)
    return false
  }

  /** Shows a draft and sends it, as far as it is a quiz; until then it waits here for what is typed next. */
  function put(draft: Draft) {
    const isWhole = draft.name.trim() !== '' && isQuiz(draft.document)
    const operations = quizOperationsBetween(shown.document, draft.document)
    if (isWhole) {
      const [only] = operations
      const group = operations.length === 1 && only?.kind === 'set' ? only.path.join('/') : undefined
      order.add({ operations, group }, draft.name === shown.name ? undefined : draft.name)
      shown = draft
      unfinished = null
    } else unfinished = { operations, name: draft.name }
    keepWaiting({ kind: 'quiz', id }, order.waiting())
    store.setState({ draft })
    if (store.getState().status.kind === 'offline') return
    if (store.getState().status.kind !== 'saving') tell({ kind: 'unsaved' })
    soon()
  }

  function change(next: Partial<Draft>) {
    const { draft: before, past, future } = store.getState()
    const after = { ...before, ...next }
    const [only, ...others] = quizOperationsBetween(before.document, after.document)
    const path = only?.kind === 'set' && others.length === 0 ? only.path.join('/') : undefined
    const group = only ? path : 'name'
    store.setState(recorded({ past, future }, { before, after, group, at: Date.now() }))
    put(after)
  }

  /** The last change of a row that something is left of, taken back. */
  function back(row: readonly Change[], given: (each: Change) => Pick<Change, 'before' | 'after'>) {
    const { draft } = store.getState()
    for (let at = row.length - 1; at >= 0; at -= 1) {
      const each = row[at]
      const next = each ? without(given(each), draft) : null
      if (each && next && isQuiz(next.document)) return { each, next, rest: row.slice(0, at) }
    }
    return null
  }

  const cameOnline = () => {
    if (store.getState().status.kind === 'offline') void save()
  }
  const wentOffline = () => tell({ kind: 'offline' })

  return {
    store,
    people,
    change,
    save,
    /** Its place in the order, as far as it is known here. */
    revision: order.version,
    undo() {
      const { past, future } = store.getState()
      const taken = back(past, (each) => each)
      store.setState({ past: taken?.rest ?? [], future: taken ? [...future, taken.each] : future })
      if (taken) put(taken.next)
    },
    redo() {
      const { past, future } = store.getState()
      const taken = back(future, ({ before, after }) => ({ before: after, after: before }))
      store.setState({ future: taken?.rest ?? [], past: taken ? [...past, taken.each] : past })
      if (taken) put(taken.next)
    },
    /** Another one that the server holds already, which can be taken back as any change. */
    restore({ revision: at, ...after }: Draft & { revision: number }) {
      const { draft: before, past, future } = store.getState()
      shown = { name: after.name, document: after.document }
      unfinished = null
      store.setState({
        ...recorded({ past, future }, { before, after: shown, at: Date.now() }),
        draft: shown,
      })
      exchange.settle(at)
      settle()
    },
    /** Tells the others which step is chosen here. */
    here: (selected: string | null) =>
      exchange.here({
        selected: selected === null ? [] : [selected],
        typing: null,
        pointer: null,
        viewport: 'desktop',
      }),
    /** Sends and hears from now on. Returns what ends that. */
    connect() {
      const controller = new AbortController()
      addEventListener('online', cameOnline, { signal: controller.signal })
      addEventListener('offline', wentOffline, { signal: controller.signal })
      const leave = people.subscribe(({ others }, before) => {
        // Somebody came: what waited for a quiet moment is for them too.
        if (others.length > before.others.length && !order.isEmpty()) flush()
      })
      exchange.connect()
      return () => {
        leave()
        controller.abort()
        exchange.disconnect()
        clearTimeout(timer)
        timer = undefined
        if (!order.isEmpty()) void save()
      }
    },
  }
}
