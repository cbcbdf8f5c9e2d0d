/** What a call gets besides its input. `Progress` is what it tells on its way. */
export type CallContext<Progress> = {
  /** Aborted once nobody waits for the answer any more. A call that looks at it keeps its worker alive. */
  signal: AbortSignal
  progress: (value: Progress) => void
  /**
   * For loops that would never let go: now and then it tells the progress and lets messages in. Rejects with the
   * signal's reason once the call was cancelled.
   */
  pause: (value: Progress) => Promise<void>
  /** Hands these over with the answer instead of copying them: they are unusable here afterwards. */
  transfer: (...objects: Transferable[]) => void
}

/** Any call, whatever it takes: `never` is the one input that each of them accepts. */
export type Call = (input: never, context: CallContext<unknown>) => unknown

/** What a worker answers to, and how it words an error that a call threw; made by `defineWorker`. */
export type WorkerDefinition = {
  readonly calls: Readonly<Record<string, Call>>
  readonly failureOf: (error: unknown) => unknown
}

export type CallName<W extends WorkerDefinition> = keyof W['calls'] & string
export type InputOf<W extends WorkerDefinition, Name extends CallName<W>> = Parameters<W['calls'][Name]>[0]
export type OutputOf<W extends WorkerDefinition, Name extends CallName<W>> = Awaited<
  ReturnType<W['calls'][Name]>
>
export type ProgressOf<W extends WorkerDefinition, Name extends CallName<W>> = W['calls'][Name] extends (
  input: never,
  context: CallContext<infer Progress>,
) => unknown
  ? Progress
  : never
export type FailureOf<W extends WorkerDefinition> = ReturnType<W['failureOf']>

/** `Value` is unknown where a message is sent, and never where it is read: whoever made the call knows its types. */
export type ToWorker<Value> =
  | { id: number; step: 'call'; name: string; input: Value }
  | { id: number; step: 'cancel' }

export type FromWorker<Value> =
  | { id: number; step: 'progress'; value: Value }
  | { id: number; step: 'done'; output: Value }
  | { id: number; step: 'failed'; failure: Value }
  | { id: number; step: 'cancelled' }
