import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Ending = { code: number | null; signal: NodeJS.Signals | null }

/** A program of the product under test: everything it prints is kept. */
export type Running = {
  pid: number
  /** What it printed so far, both streams. */
  output: () => string
  /** Resolves with the match once it printed this; rejects when it ends or takes too long before that. */
  printed: (pattern: RegExp, timeout?: number) => Promise<RegExpExecArray>
  ended: Promise<Ending>
  signal: (signal: NodeJS.Signals) => void
}

type Options = { cwd: string; env: NodeJS.ProcessEnv; onStdout?: (text: string) => void }

/** Starts a program. Only the given environment and the PATH reach it, so that a developer's settings do not. */
export function startProcess(command: string, args: readonly string[], options: Options): Running {
  const { PATH, HOME } = process.env
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { PATH, HOME, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const look of waiting) look()
    })
  }
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const printed = (pattern: RegExp, timeout = 90_000) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = (why: string) =>
        settle(() => reject(new Error(`${why}, ${pattern} was not printed:\n${output}`)))
      const timer = setTimeout(() => fail(`After ${timeout} ms`), timeout)
      const look = () => {
        const match = pattern.exec(output)
        if (match) settle(() => resolve(match))
      }
      const settle = (done: () => void) => {
        clearTimeout(timer)
        waiting.delete(look)
        done()
      }
      waiting.add(look)
      ended.then(({ code }) => fail(`Ended with ${code}`), reject)
      look()
    })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    printed,
    ended,
    signal: (signal) => void child.kill(signal),
  }
}

/** Megabytes of a process that are in memory (Linux, proc(5)). */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/**
 * Seconds that a process and those that it started wanted to run and had no processor, because others did (Linux, proc(5)).
 * Of their first threads alone: what else they do at a time must not be taken off twice.
 */
export function secondsKeptWaiting(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + secondsKeptWaiting(Number(child)), Number(nanoseconds) / 1e9)
}
