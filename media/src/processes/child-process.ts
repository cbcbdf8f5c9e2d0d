import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const graceMilliseconds = 5_000
const keptErrorBytes = 16_384
/** A line longer than this is no line of ours. */
const maxLine = 4_194_304

export type ChildOrder = {
  command: string
  args: readonly string[]
  folder: string
  env: Record<string, string>
  signal: AbortSignal
  /** Each line of standard output. */
  onLine?: (line: string) => void
  /** More output than this ends the child. */
  maxOutputBytes?: number
  /** No single file of the child may grow past this. */
  maxFileBytes?: number
  /** Gives way to everything else that the machine has to do. */
  isBackground?: boolean
}

/** `stderr` is the tail of it, at most 16 KB. */
export type ChildEnd = { code: number | null; stderr: string }

/**
 * Runs a program in a process group of its own, without a shell, with the given environment and nothing of ours.
 * Where the signal aborts, the group gets SIGTERM, and SIGKILL five seconds later; the promise settles only when the
 * process is gone. What is left of the group then is killed too, so that no grandchild outlives it.
 */
export async function runChild(order: ChildOrder): Promise<ChildEnd> {
  if (order.signal.aborted) return { code: null, stderr: '' }
  const { command, args } = fenced(order)
  const child = spawn(command, args, {
    cwd: order.folder,
    env: order.env,
    detached: true,
    shell: false,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const group = child.pid
  let stderr = ''
  let read = 0
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    if (group === undefined || timer) return
    signalGroup(group, 'SIGTERM')
    timer = setTimeout(() => signalGroup(group, 'SIGKILL'), graceMilliseconds)
  }
  const lines = lineReader((line) => order.onLine?.(line))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    read += chunk.length
    if (read > (order.maxOutputBytes ?? Infinity) || !lines.push(chunk)) stop()
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(-keptErrorBytes)
  })
  order.signal.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<ChildEnd>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => group !== undefined && signalGroup(group, 'SIGKILL'))
      child.once('close', (code) => {
        lines.end()
        resolve({ code, stderr })
      })
    })
  } finally {
    clearTimeout(timer)
    order.signal.removeEventListener('abort', stop)
  }
}

/**
 * Where the system has the tools: the kernel ends the child when this process dies (even by SIGKILL), no core file is
 * written, and no file grows past the limit.
 */
function fenced({ command, args, maxFileBytes, isBackground }: ChildOrder) {
  const words = [command, ...args]
  if (isBackground && existsSync('/usr/bin/nice')) words.unshift('/usr/bin/nice', '-n', '19')
  if (existsSync('/usr/bin/prlimit'))
    words.unshift('/usr/bin/prlimit', '--core=0', ...(maxFileBytes ? [`--fsize=${maxFileBytes}`] : []), '--')
  if (existsSync('/usr/bin/setpriv'))
    words.unshift('/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--')
  const [first = command, ...rest] = words
  return { command: first, args: rest }
}

/** Ends a whole process group; one that is gone already is no error. */
export function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM')))
      throw error
  }
}

function lineReader(onLine: (line: string) => void) {
  let rest = ''
  return {
    push(chunk: string) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      for (const line of parts) onLine(line)
      return rest.length <= maxLine
    },
    end() {
      if (rest) onLine(rest)
      rest = ''
    },
  }
}
