import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
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
    const server = connection(url)
    for (let part = 0; part < parts; part += 1) {
      const from = (part * perPart) % Math.max(1, size - perPart)
      await server.read(from, Math.min(size - 1, from + perPart - 1))
      // The first two are the start; from then on each has to be there before the one before it has been played.
      const due = began + part * 2000
      if (part > 1 && Date.now() > due) late += 1
      await pause(Math.max(0, due - Date.now() - 2000))
    }
    server.close()
  }
  const watching = watch()
  await Promise.all(Array.from({ length: listeners }, (_, at) => listen(at)))
  over.abort()
  await watching
  return { late, parts: listeners * parts, most }
}

/** One connection that stays open, whose answers are counted and not kept: listening costs less than answering. */
function connection(url: string) {
  const { hostname, port, pathname } = new URL(url)
  const head: Buffer[] = []
  let missing = 0
  let over: ((error?: Error) => void) | null = null
  const take = (piece: Buffer) => {
    if (missing === 0) {
      head.push(Buffer.from(piece))
      const text = Buffer.concat(head).toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end === -1) return
      head.length = 0
      const length = /^HTTP\/1\.1 206[^]*\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))
      if (!length) return over?.(new Error(text.slice(0, end)))
      missing = Number(length[1]) - (text.length - end - 4)
    } else missing -= piece.length
    if (missing === 0) over?.()
  }
  const buffer = Buffer.allocUnsafe(65_536)
  const callback = (bytes: number, read: Uint8Array) => {
    take(Buffer.from(read.buffer, read.byteOffset, bytes))
    return true
  }
  const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } })
  socket.on('error', (error) => over?.(error))
  socket.on('close', () => over?.(new Error('The connection was closed')))
  return {
    read: (from: number, to: number) =>
      new Promise<void>((resolve, reject) => {
        over = (error) => (error ? reject(error) : resolve())
        socket.write(
          `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nrange: bytes=${from}-${to}\r\n\r\n`,
        )
      }),
    close: () => void socket.destroy(),
  }
}
