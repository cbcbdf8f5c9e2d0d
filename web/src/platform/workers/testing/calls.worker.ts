import { parentPort } from 'node:worker_threads'
import { type CallContext, type FromWorker } from '../protocol.ts'
import { defineWorker } from '../define-worker.ts'

/** A worker of Node's own with one call for each thing a pool has to bear. */
const port = parentPort
if (!port) throw new Error('This file is started as a worker')

const worker = defineWorker(
  {
    /** Its own words back, with the thread that said them. */
    echo: (text: string) => ({ text, thread: threadName }),
    /** Waits without holding the thread. */
    wait: async (milliseconds: number, { signal }: CallContext<never>) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      signal.throwIfAborted()
      return milliseconds
    },
    /** Holds its thread until so many calls have come into the same room. */
    meet: ({ room, people }: { room: SharedArrayBuffer; people: number }) => {
      const count = new Int32Array(room)
      const here = Atomics.add(count, 0, 1) + 1
      if (here === people) Atomics.notify(count, 0)
      else Atomics.wait(count, 0, here)
      return 'met'
    },
    /** Counts as a loop that breathes; stops where it is cancelled. */
    count: async ({ to, millisecondsEach }: Counting, { pause }: CallContext<number>) => {
      for (let at = 1; at <= to; at += 1) {
        hold(millisecondsEach)
        await pause(at)
      }
      return to
    },
    /** Tells each step at once. */
    steps: (names: readonly string[], { progress }: CallContext<string>) => {
      for (const name of names) progress(name)
      return names.length
    },
    /** Holds its thread and hears nothing, as an encoder does. */
    hold: (milliseconds: number) => hold(milliseconds),
    /** The sum of the bytes, and the same memory back. */
    sum: (bytes: Uint8Array<ArrayBuffer>, { transfer }: CallContext<never>) => {
      transfer(bytes.buffer)
      return { sum: bytes.reduce((sum, byte) => sum + byte, 0), bytes }
    },
    fail: (code: string) => {
      throw new RangeError(code)
    },
    /** An answer that cannot be copied. */
    unsendable: () => () => 1,
    /** Ends its own thread in the middle of the call. */
    die: () =>
      new Promise<never>(() => {
        setTimeout(() => {
          throw new Error('out of memory')
        })
      }),
  },
  (error) => ({ code: error instanceof RangeError ? error.message : 'unknown' }),
  {
    postMessage: (message: FromWorker<unknown>, { transfer }) =>
      port.postMessage(message, nodeObjects(transfer)),
    addEventListener: (type, listener) =>
      port.on(type, (data) => listener(new MessageEvent('message', { data }))),
  },
)
export type CallsWorker = typeof worker

type Counting = { to: number; millisecondsEach: number }
const threadName = crypto.randomUUID()

function hold(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

function nodeObjects(transfer: readonly Transferable[]) {
  return transfer.filter((object) => object instanceof ArrayBuffer)
}
