/** A step as the server's order has it; without what it does where it was told to the one that made it. */
type OrderedStep<Operation> = {
  sequence: number
  session: string
  n: number
  operations?: readonly Operation[] | undefined
  name?: string | undefined
}

/** What a change did, for whoever passes it on. */
export type MadeOf<Operation> = {
  operations: readonly Operation[]
  /** Changes of one group may be passed on as one. */
  group?: string | undefined
  /** What has not been passed on yet takes this too. */
  rewritten?: ((operation: Operation) => Operation) | undefined
}

/** A document as it is shown, and its name. */
export type ShownOf<Document> = { document: Document; name: string }

/** A step that the server has not confirmed yet, and under what name it is told. */
export type WaitingOf<Operation> = {
  session: string
  n: number
  operations: readonly Operation[]
  name?: string
}

export type OrderStart<Document, Operation> = {
  shown: ShownOf<Document>
  version: number
  waiting: readonly WaitingOf<Operation>[]
  session: string
}

/** How steps are done to a document of this kind. */
type Form<Document, Operation> = {
  replay: (
    document: Document,
    steps: readonly (readonly Operation[])[],
  ) => { document: Document; refused: ReadonlyMap<number, unknown> }
  /** Two steps that are passed on as one. */
  joined: (first: readonly Operation[], second: readonly Operation[]) => readonly Operation[]
}

/**
 * The order of a document as this editor knows it: what the server has confirmed, and behind it what waits. What is shown is
 * what waits, done on what is confirmed. Everybody does the same steps in the same order, so nothing is merged.
 * @param start.shown what is confirmed, without what waits
 */
export function createDocumentOrder<Document, Operation>(
  { replay, joined }: Form<Document, Operation>,
  start: OrderStart<Document, Operation>,
) {
  type Shown = ShownOf<Document>
  type Waiting = WaitingOf<Operation>
  const { session } = start
  let confirmed = start.shown
  let { version } = start
  let waiting: (WaitingOf<Operation> & { group?: string | undefined; isSent?: boolean })[] = [
    ...start.waiting,
  ]
  let n = 0

  function shownNow(): Shown {
    if (waiting.length === 0) return confirmed
    const { document } = replay(
      confirmed.document,
      waiting.map(({ operations }) => operations),
    )
    return { document, name: waiting.findLast((step) => step.name !== undefined)?.name ?? confirmed.name }
  }

  return {
    version: () => version,
    waiting: (): readonly Waiting[] => waiting.map(({ group: _visit, isSent: _state, ...step }) => step),
    isEmpty: () => waiting.length === 0,
    shownNow,
    /** One more that waits; it joins the last one where both are of one group and that has not been sent. */
    add: ({ operations, group, rewritten }: MadeOf<Operation>, name: string | undefined) => {
      if (rewritten)
        waiting = waiting.map((step) =>
          step.isSent ? step : { ...step, operations: step.operations.map(rewritten) },
        )
      if (operations.length === 0 && name === undefined) return
      const last = waiting.at(-1)
      const named = name === undefined ? {} : { name }
      if (last && !last.isSent && group !== undefined && last.group === group) {
        waiting[waiting.length - 1] = {
          ...last,
          ...named,
          operations: joined(last.operations, operations),
        }
        return
      }
      n += 1
      waiting.push({ session, n, operations, group, ...named })
    },
    /** What waits and has not been sent, which counts as sent from now on. */
    takeUnsent(most: number): Waiting[] {
      const taken = waiting.filter((step) => !step.isSent && step.session === session).slice(0, most)
      for (const step of taken) step.isSent = true
      return taken.map(({ group: _visit, isSent: _state, ...step }) => step)
    },
    hasUnsent: () => waiting.some((step) => !step.isSent),
    /** Nobody knows what became of what was sent: it is sent again, and done once. */
    unsend() {
      for (const step of waiting) step.isSent = false
    },
    /**
     * What the server says of its order, which goes on from what is known.
     * @returns what is shown now; null where it has to be asked for anew
     */
    receive(steps: readonly OrderedStep<Operation>[], shown: Shown): Shown | null {
      const news = steps.filter(({ sequence }) => sequence > version)
      let isForeign = false
      let { name } = confirmed
      const left = [...waiting]
      const done: (readonly Operation[])[] = []
      for (const [index, step] of news.entries()) {
        const at = left.findIndex((own) => own.session === step.session && own.n === step.n)
        const own = at === -1 ? undefined : left.splice(at, 1)[0]
        const operations = own?.operations ?? step.operations
        if (!operations || step.sequence !== version + 1 + index) return null
        if (at !== 0) isForeign = true
        done.push(operations)
        name = own ? (own.name ?? name) : (step.name ?? name)
      }
      const next = replay(confirmed.document, done)
      // What the server could do can be done here, or this is another document.
      if (next.refused.size > 0) return null
      version += news.length
      waiting = left
      confirmed = { document: next.document, name }
      if (isForeign) return shownNow()
      // The same elements, so that nothing is drawn again for what was here before.
      if (waiting.length === 0) confirmed = { document: shown.document, name }
      return shown
    },
    /** Steps that found no place: they wait no more. */
    drop(refused: ReadonlySet<number>, of: string): Waiting[] {
      const dropped = waiting.filter((step) => step.session === of && refused.has(step.n))
      waiting = waiting.filter((step) => !dropped.includes(step))
      return dropped
    },
    /** The document as the server has it; what waits is done on it. */
    begin(shown: Shown, at: number) {
      confirmed = shown
      version = at
      for (const step of waiting) step.isSent = false
      return shownNow()
    },
    /** The document as the server has it, in which all that waited stands already. */
    settle(shown: Shown, at: number) {
      confirmed = shown
      version = at
      waiting = []
    },
  }
}
