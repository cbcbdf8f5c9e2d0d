import type { ChangeTopic } from '@aurelio/contracts/changes'

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
  tell: (topics: readonly ChangeTopic[]) => void
  end: () => void
}

/**
 * A body of server-sent events. What waits for a slow reader is a set of topics, so it never grows; a reader that has
 * not even taken the beat before is gone.
 */
export function changeStream({ beatMs, stands, onEnd }: StreamParts): ChangeStream {
  const topics = new Set<ChangeTopic>()
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
      for (const topic of changed) topics.add(topic)
      wake?.()
    },
    body: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (!isOver && text === '' && topics.size === 0)
            await new Promise<void>((resolve) => (wake = resolve))
          if (isOver) return controller.close()
          const event =
            topics.size > 0 ? `event: change\ndata: ${JSON.stringify({ topics: [...topics] })}\n\n` : ''
          controller.enqueue(encoder.encode(text + event))
          text = ''
          topics.clear()
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    ),
  }
}
