import { lineEnds, togetherProtocol } from '@aurelio/contracts/together-line'

type LineParts<Message> = {
  /** Where it stands on the server. */
  at: string
  session: string
  /** The last place in the order that is known, when the line is opened. */
  seen: () => number
  /** What was said; null where it cannot be understood. */
  read: (message: unknown) => Message | null
  hear: (message: Message | null) => void
  opened: () => void
  closed: () => void
  /** It ended for good. */
  ended: (reason: keyof typeof lineEnds) => void
}

export type OpenLine = {
  /** False where it does not stand. */
  say: (text: string) => boolean
  isOpen: () => boolean
  /** Ends it, and opens it again: what was said may not have been heard. */
  renew: () => void
  end: () => void
}

const pausesMs = [300, 1000, 2000, 5000, 10_000]

/** One line to the server for the document that is open; where it breaks it is opened again, and at once when the network comes back. */
export function openLine<Message>({
  at,
  session,
  seen,
  read,
  hear,
  opened,
  closed,
  ended,
}: LineParts<Message>): OpenLine {
  let line: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isOver = false

  function open() {
    clearTimeout(timer)
    if (isOver || line || !navigator.onLine) return
    const query = new URLSearchParams({ session, seen: String(seen()), protocol: String(togetherProtocol) })
    const address = new URL(`${at}?${query}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const mine = new WebSocket(address)
    line = mine
    mine.addEventListener('open', () => {
      attempt = 0
      opened()
    })
    mine.addEventListener('message', ({ data }) => {
      if (mine === line) hear(typeof data === 'string' ? read(JSON.parse(data)) : null)
    })
    mine.addEventListener('close', ({ code }) => {
      if (mine === line) lost(code)
    })
  }

  function lost(code: number) {
    line = undefined
    if (isOver) return
    closed()
    const reason = reasons.find((each) => lineEnds[each] === code)
    if (reason && reason !== 'tooFast') {
      end()
      ended(reason)
      return
    }
    timer = setTimeout(open, pausesMs[Math.min(attempt, pausesMs.length - 1)])
    attempt += 1
  }

  function renew() {
    const old = line
    if (!old) return
    lost(0)
    old.close()
  }

  function end() {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', open)
    window.removeEventListener('offline', renew)
    line?.close()
  }

  window.addEventListener('online', open)
  // The browser keeps a line that leads nowhere for minutes.
  window.addEventListener('offline', renew)
  open()
  return {
    say(text) {
      if (line?.readyState !== WebSocket.OPEN) return false
      line.send(text)
      return true
    },
    isOpen: () => line?.readyState === WebSocket.OPEN,
    renew,
    end,
  }
}

const reasons = ['outdated', 'gone', 'forbidden', 'tooFast'] as const
