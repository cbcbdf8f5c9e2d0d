import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

const mostWaiting = 4
const watchMs = 100
/** What a file takes in memory besides objects, which the thread's own limits know: pixels, and what it unpacks to. */
const mostMemory = 1.5 * 1024 ** 3

/** Each takes a core, and memory for all that it holds. */
const oneByOne = pLimit(1)

/** Why a thread gave no answer. */
export class ThreadFailure extends Error {
  override name = 'ThreadFailure'
  readonly why: 'broken' | 'memory' | 'slow'

  constructor(why: ThreadFailure['why']) {
    super(why)
    this.why = why
  }
}

/** True where so many wait that another one would wait too long. */
export function isBusy(): boolean {
  return oneByOne.pendingCount >= mostWaiting
}

/**
 * The first message of a thread, which ends with it; one runs after the other. A thread that takes too long or too much is ended.
 * @throws ThreadFailure
 */
export function inThread<Answer>(file: URL, workerData: unknown, withinMs: number): Promise<Answer> {
  return oneByOne(() => answerOf<Answer>(file, workerData, withinMs))
}

async function answerOf<Answer>(file: URL, workerData: unknown, withinMs: number): Promise<Answer> {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  })
  const timers: NodeJS.Timeout[] = []
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const failed = (why: ThreadFailure['why']) => reject(new ThreadFailure(why))
      timers.push(
        setTimeout(() => failed('slow'), withinMs),
        setInterval(() => {
          void heldBy(worker).then((bytes) => bytes > mostMemory && failed('memory'))
        }, watchMs),
      )
      worker.once('message', resolve)
      worker.once('error', (error) => failed(isOutOfMemory(error) ? 'memory' : 'broken'))
      worker.once('exit', () => failed('broken'))
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    await worker.terminate()
  }
}

/** Bytes beside its objects; none of a thread that has ended. */
async function heldBy(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory
  } catch {
    return 0
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
