import { Worker } from 'node:worker_threads'
import type { Spawn } from '../thread.ts'

/** Threads of Node that a test counts. */
export function nodeThreads(file: URL) {
  const seen = { started: 0, ended: 0 }
  const spawn: Spawn = ({ onMessage, onCrash }) => {
    seen.started += 1
    const worker = new Worker(file)
    worker.on('message', onMessage)
    worker.on('error', (error) => onCrash(error instanceof Error ? error.message : String(error)))
    return {
      send: (message, transfer) =>
        worker.postMessage(
          message,
          transfer.filter((object) => object instanceof ArrayBuffer),
        ),
      end: () => {
        seen.ended += 1
        void worker.terminate()
      },
    }
  }
  return { spawn, seen }
}
