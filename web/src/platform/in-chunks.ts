/** Milliseconds that one handful may take: a frame has sixteen, and drawing wants its share. */
const share = 6
/** A page that is not seen draws no frames. */
const longestWait = 100
const most = 50

/**
 * Does the same with each of many things on the page's own thread, a few at a time: as many as fit into part of a frame
 * on this machine, and between them all that waits (typing, drawing, messages of workers) comes first.
 */
export async function inChunks<Thing>(things: readonly Thing[], doSome: (some: Thing[]) => void) {
  let size = 1
  for (let from = 0; from < things.length;) {
    // Before the first too: handing hundreds of files over was work enough for one task.
    await nextFrame()
    const begun = performance.now()
    const some = things.slice(from, from + size)
    doSome(some)
    // What they made a screen draw is told as soon as this task has nothing left to do.
    await Promise.resolve()
    from += some.length
    const each = (performance.now() - begun) / some.length
    size = Math.min(most, size * 2, Math.max(1, Math.floor(share / Math.max(each, 0.01))))
  }
}

/** Settles behind the next frame and what was waiting by then. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      setTimeout(resolve)
    }
    const frame = requestAnimationFrame(go)
    const timer = setTimeout(go, longestWait)
  })
}
