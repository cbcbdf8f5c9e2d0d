import type { LineSaysOf, OrderedStepOf, Presence } from '@aurelio/contracts/together-line'
import { openLine, type OpenLine } from './open-line.ts'
import type { Order, Waiting } from './order.ts'
import { othersAfter, type PeopleStore } from './people-store.ts'

/** What the server says to steps that were sent by a call. */
export type Answer<Operation> = {
  version: number
  /** What came behind `seen`; null where the document is to be asked for anew. */
  steps: readonly OrderedStepOf<Operation>[] | null
  refused: readonly { n: number; code: string }[]
  known: readonly number[]
}

export type SentSteps<Operation> = { session: string; seen: number; steps: readonly Waiting<Operation>[] }

type Parts<Shown, Operation, Failure> = {
  session: string
  order: Order<Shown, Operation>
  /** Whether what the order begins with is what the server holds. */
  isKnown: boolean
  shown: () => Shown
  /** Shows what others did. */
  show: (shown: Shown) => void
  people: PeopleStore<Operation>
  /** Where its line stands. */
  lineAt: string
  /** What was said there; null where it cannot be understood. */
  read: (message: unknown) => LineSaysOf<Operation> | null
  /** Asks the server for the document. */
  bring: () => Promise<{ shown: Shown; version: number }>
  send: (sent: SentSteps<Operation>) => Promise<Answer<Operation>>
  failure: (error: unknown) => Failure
  /** The server has confirmed something, or the document was asked for anew. */
  moved: (version: number) => void
  /** The line stands, or it does not any more. */
  line: (isOpen: boolean) => void
  ended: (reason: 'outdated' | 'gone' | 'forbidden') => void
}

/** Most steps in one call. */
export const mostAtOnce = 200
/** Most that is said in one message; more goes by a call. */
const mostOnLine = 64 * 1024
/** What others do is shown together, this long for each of them: many who type would leave no time for one's own keys. */
const pauseForEachMs = 12
/** A step that is not confirmed after this time is sent again by a call, in milliseconds. */
const patienceMs = 6000

/** Gives the server what this editor does to one document, and this editor what the others do. */
export function openExchange<Shown, Operation, Failure>(parts: Parts<Shown, Operation, Failure>) {
  const { session, order, shown, show, people, failure, moved } = parts
  let { isKnown } = parts
  let line: OpenLine | null = null
  let asking: Promise<Failure | null> | null = null
  let heardMeanwhile: OrderedStepOf<Operation>[] = []
  let patience: ReturnType<typeof setTimeout> | undefined
  /** Said since others' work was shown last. */
  let unheard: (LineSaysOf<Operation> | null)[] = []
  let pausing: ReturnType<typeof setTimeout> | undefined

  /** False where the document is being asked for anew. */
  function receive(steps: readonly OrderedStepOf<Operation>[]): boolean {
    if (asking) {
      heardMeanwhile.push(...steps)
      return false
    }
    const next = order.receive(steps, shown())
    if (!next) {
      void askAnew()
      return false
    }
    show(next)
    settled()
    return true
  }

  function settled() {
    if (order.isEmpty()) clearTimeout(patience)
    moved(order.version())
  }

  function refused(of: string, steps: readonly { n: number }[]) {
    if (steps.length === 0) return
    const lost = order.drop(new Set(steps.map(({ n }) => n)), of)
    show(order.shownNow())
    people.setState((state) => ({ lost: [...state.lost, ...lost] }))
    settled()
  }

  function known(of: string, steps: readonly number[]) {
    if (order.drop(new Set(steps), of).length === 0) return
    show(order.shownNow())
    settled()
  }

  /** Takes the document as the server has it, and does on it what waits. */
  function askAnew(): Promise<Failure | null> {
    asking ??= bringAnew()
      .then(() => null)
      .catch(failure)
      .finally(() => {
        asking = null
        const steps = heardMeanwhile
        heardMeanwhile = []
        if (isKnown && steps.length > 0) receive(steps)
      })
    return asking
  }

  async function bringAnew() {
    const brought = await parts.bring()
    isKnown = true
    show(order.begin(brought.shown, brought.version))
    settled()
  }

  function hearSoon(message: LineSaysOf<Operation> | null) {
    unheard.push(message)
    if (!pausing) hearAll()
  }

  /** Hears what was said meanwhile, steps that follow each other as one; and lets some time pass after it. */
  function hearAll() {
    clearTimeout(pausing)
    pausing = undefined
    const all = unheard
    unheard = []
    const steps: OrderedStepOf<Operation>[] = []
    let { others } = people.getState()
    const before = others
    for (const message of all)
      if (message?.kind === 'steps') steps.push(...message.steps)
      else if (message?.kind === 'here' || message?.kind === 'left') others = othersAfter(others, message)
      else {
        if (steps.length > 0) receive(steps.splice(0))
        hear(message)
        others = people.getState().others
      }
    if (others !== before) people.setState({ others })
    if (steps.length > 0) receive(steps)
    if (all.length > 0) pausing = setTimeout(hearAll, pauseForEachMs * others.length)
  }

  /** The line is gone: what was said on it is said anew on the next. */
  function unhear() {
    clearTimeout(pausing)
    pausing = undefined
    unheard = []
    people.setState({ others: [] })
  }

  function hear(message: LineSaysOf<Operation> | null) {
    // What is not understood is as if something had been missed.
    switch (message?.kind) {
      case 'steps':
        receive(message.steps)
        return
      case undefined:
      case 'anew':
        void askAnew()
        return
      case 'refused':
        refused(session, message.steps)
        return
      case 'known':
        known(session, message.steps)
        return
      case 'welcome':
      case 'here':
      case 'left':
        people.setState(({ others }) => ({ others: othersAfter(others, message) }))
    }
  }

  const refusal = (error: unknown) => ({ failed: failure(error) })

  /** By calls, until nothing waits; the failure that kept it from that. */
  async function sendAll(): Promise<Failure | null> {
    if (!isKnown) {
      const failed = await askAnew()
      if (failed !== null) return failed
    }
    for (let first = order.waiting()[0]; first; first = order.waiting()[0]) {
      const of = first.session
      const steps = leading(order.waiting(), of)
      const sent = await parts.send({ session: of, seen: order.version(), steps }).catch(refusal)
      if ('failed' in sent) return sent.failed
      refused(of, sent.refused)
      hearAll()
      if (!sent.steps || !receive(sent.steps)) {
        const failed = await askAnew()
        if (failed !== null) return failed
        // They stand in the document that was just brought.
        known(
          of,
          steps.map(({ n }) => n),
        )
      } else known(of, sent.known)
    }
    return null
  }

  return {
    waiting: order.waiting,
    isEmpty: order.isEmpty,
    sendAll,
    /** Says on the line what has not been sent yet. False where that is not for the line. */
    say(late: () => void): boolean {
      if (!isKnown || asking || !line?.isOpen() || order.waiting().some((step) => step.session !== session))
        return false
      const steps = order.takeUnsent(mostAtOnce)
      if (steps.length === 0) return true
      const text = JSON.stringify({ kind: 'steps', steps: saidOf(steps) })
      if (text.length > mostOnLine || !line.say(text)) {
        order.unsend()
        return false
      }
      clearTimeout(patience)
      patience = setTimeout(late, patienceMs)
      return true
    },
    here(presence: Presence) {
      line?.say(JSON.stringify({ kind: 'here', presence }))
    },
    /** What is shown now is what the server holds, at this version. */
    settle(version: number) {
      isKnown = true
      order.settle(shown(), version)
    },
    connect() {
      line = openLine({
        at: parts.lineAt,
        session,
        seen: order.version,
        read: parts.read,
        hear: hearSoon,
        opened: () => {
          order.unsend()
          parts.line(true)
        },
        closed: () => {
          order.unsend()
          unhear()
          parts.line(false)
        },
        ended: (reason) => {
          if (reason !== 'tooFast') parts.ended(reason)
        },
      })
    },
    disconnect() {
      clearTimeout(patience)
      line?.end()
      line = null
      unhear()
    },
  }
}

/** Steps as they are said and sent. */
export function saidOf<Operation>(steps: readonly Waiting<Operation>[]) {
  return steps.map(({ n, operations, name }) => ({
    n,
    operations: [...operations],
    ...(name !== undefined && { name }),
  }))
}

/** The first steps that are of one session. */
function leading<Operation>(
  waiting: readonly Waiting<Operation>[],
  session: string,
): readonly Waiting<Operation>[] {
  const end = waiting.findIndex((step) => step.session !== session)
  return waiting.slice(0, Math.min(end === -1 ? waiting.length : end, mostAtOnce))
}
