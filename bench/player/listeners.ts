import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const listeners = 1000
const seconds = 20

/** Megabytes that a process holds. */
export async function residentOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024
}

/**
 * A thousand who play one film at its own pace, each by ranges of two seconds: how many ranges came too late for a player
 * that has two in hand, and the most that the server held.
 */
export async function measureListeners(
  url: string,
  { size, length }: { size: number; length: number },
  pid: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: listeners })
  const perPart = Math.ceil((size / length) * 2)
  const parts = seconds / 2
  let late = 0
  let most = 0
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await residentOf(pid))
      await pause(250)
    }
  }
  const listen = async (at: number) => {
    await pause((at / listeners) * 2000)
    const began = Date.now()
    for (let part = 0; part < parts; part += 1) {
      const from = (part * perPart) % Math.max(1, size - perPart)
      await read(url, agent, from, Math.min(size - 1, from + perPart - 1))
      // The first two are the start; from then on each has to be there before the one before it has been played.
      const due = began + part * 2000
      if (part > 1 && Date.now() > due) late += 1
      await pause(Math.max(0, due - Date.now() - 2000))
    }
  }
  const watching = watch()
  await Promise.all(Array.from({ length: listeners }, (_, at) => listen(at)))
  over.abort()
  await watching
  agent.destroy()
  return { late, parts: listeners * parts, most }
}

function read(url: string, agent: Agent, from: number, to: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { range: `bytes=${from}-${to}` } }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
      answer.on('error', reject)
    }).on('error', reject)
  })
}
