import type { Change, ChangeTopic } from '@aurelio/contracts/changes'
import type { ToldChange } from './changes.ts'

const encoder = new TextEncoder()
/** The first words, so that the browser knows the stream stands; and how long it waits before it comes back. */
const opening = 'retry: 1000\n\n'
const beat = ':\n\n'

type StreamParts = {
  beatMs: number
  /** Asked at each beat; the stream ends where it says no. */
  stands: () => Promise<boolean>
  onEnd: () => void
}

type ChangeStream = {
  body: ReadableStream<Uint8Array>
  tell: (changes: readonly ToldChange[]) => void
  end: () => void
}

/**
 * A body of server-sent events. What waits for a slow reader is one entry a topic, so it never grows; a reader that has
 * not even taken the beat before is gone.
 */
export function changeStream({ beatMs, stands, onEnd }: StreamParts): ChangeStream {
  const waiting = new Map<ChangeTopic, string | null>()
  let text = opening
  let isOver = false
  let wake: (() => void) | undefined

  function end() {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    onEnd()
    wake?.()
  }

  async function look() {
    if (text !== '' || !(await stands())) return end()
    text = beat
    wake?.()
  }
  const timer = setInterval(() => void look().catch(end), beatMs)

  return {
    end,
    tell(changed) {
      for (const { topic, origin } of changed) {
        const known = waiting.get(topic)
        // What two have changed, both have to hear.
        waiting.set(topic, known === undefined || known === origin ? origin : null)
      }
      wake?.()
    },
    body: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (!isOver && text === '' && waiting.size === 0)
            await new Promise<void>((resolve) => (wake = resolve))
          // What was told before the end is still for them.
          if (isOver && waiting.size === 0) return controller.close()
          controller.enqueue(encoder.encode(text + eventsOf(waiting)))
          text = ''
          waiting.clear()
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    ),
  }
}

/** One event for each tab that asked for changes, and one for what anybody has to hear. */
function eventsOf(waiting: ReadonlyMap<ChangeTopic, string | null>): string {
  const events = [...Map.groupBy(waiting, ([, origin]) => origin)].map(([origin, changes]): Change => {
    const topics = changes.map(([topic]) => topic)
    return origin === null ? { topics } : { topics, origin }
  })
  return events.map((event) => `event: change\ndata: ${JSON.stringify(event)}\n\n`).join('')
}
