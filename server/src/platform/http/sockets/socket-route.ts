import type { Session } from '../../access/session.ts'

/** A line to a browser that both may say something on at any time. */
export type Line = {
  send: (text: string) => void
  /** Ends it; what was sent before still arrives. */
  end: (code: number, reason: string) => void
}

/** Who is at the other end, and what they asked for. */
export type Caller = { session: Session; params: Readonly<Record<string, string>>; query: URLSearchParams }

/** What is done with what comes; each message waits for the one before it. */
export type Heard = { hear: (text: string) => Promise<void>; ended: () => void }

/** A WebSocket of signed-in people, at an address under `/api`. */
export type SocketRoute = {
  /** Whole and with its parameters as `:name`. */
  path: string
  /** Most bytes of one message. */
  bytes: number
  /** Throws a refusal where the caller may not; the line then never stands. */
  open: (caller: Caller) => Promise<(line: Line) => Heard>
}
