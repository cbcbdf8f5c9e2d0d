import { client } from '../api/client.ts'

/** What the tabs of one browser tell each other. */
export type News =
  | { kind: 'changed'; topics: string[]; origin: string | null }
  /** The stream stands from here on; what changed before may have been missed. */
  | { kind: 'connected' }
  /** The server does not answer; `hidden` where the tab that asks is not seen, and so is slow. */
  | { kind: 'lost'; hidden: boolean }
  | { kind: 'signed-out' }

const firstPauseMs = 500
const longestPauseMs = 8000

/**
 * Keeps one stream of `GET /api/changes` open, and tells what comes of it. Where it breaks, the session call says why;
 * it is opened again in growing pauses, and at once when the network comes back. Returns the end of it.
 */
export function openChangeSource(tell: (news: News) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isOver = false

  function open() {
    clearTimeout(timer)
    source?.close()
    source = new EventSource('/api/changes')
    source.addEventListener('open', () => {
      attempt = 0
      tell({ kind: 'connected' })
    })
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      tell({ kind: 'changed', ...changeIn(data) })
    })
    source.addEventListener('error', () => {
      source?.close()
      void look()
    })
  }

  async function look() {
    const state = await sessionState()
    if (isOver) return
    if (state !== 'signed-in')
      tell(state === 'signed-out' ? { kind: 'signed-out' } : { kind: 'lost', hidden: document.hidden })
    if (state === 'signed-out') return
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt)
    attempt += 1
    timer = setTimeout(state === 'signed-in' ? open : () => void look(), pause)
  }

  open()
  window.addEventListener('online', open)
  return () => {
    isOver = true
    window.removeEventListener('online', open)
    clearTimeout(timer)
    source?.close()
  }
}

async function sessionState(): Promise<'signed-in' | 'signed-out' | 'unknown'> {
  try {
    return (await client.session.get()) === null ? 'signed-out' : 'signed-in'
  } catch {
    return 'unknown'
  }
}

/** By hand: a schema library is not worth its weight for a list of words from our own server. */
function changeIn(data: string): { topics: string[]; origin: string | null } {
  const event: unknown = JSON.parse(data)
  if (typeof event !== 'object' || event === null || !('topics' in event)) return { topics: [], origin: null }
  const topics = Array.isArray(event.topics) ? event.topics.filter((topic) => typeof topic === 'string') : []
  return { topics, origin: 'origin' in event && typeof event.origin === 'string' ? event.origin : null }
}
