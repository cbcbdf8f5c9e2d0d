/** What the bench asks of an editor's page. Times are in ms, from the command to after the paint that shows it. */
export type Probe = {
  /** Elements that stand on the canvas. */
  count: () => number
  /** The canvas node of an element, in whatever document it stands. */
  node: (id: string) => Element | null
  select: (id: string) => Promise<number>
  /** Sets the text of the selected element by the editor's interface for programs, or its panel where it has none. */
  edit: (id: string, text: string) => Promise<number>
  /** Puts a new text beside the element with this id, without the mouse. */
  insert: (besideId: string) => Promise<number>
  undo: () => Promise<number>
}

declare global {
  var probe: Probe | undefined
  /** Keystroke to paint, in ms, since `watchTyping`. */
  var typed: number[] | undefined
  /** Frames of the last drag that took longer than a frame should, and drop to paint; in ms. */
  var dragged: { frames: number[]; drop: number | null } | undefined
}

const patienceMs = 60_000

/** Runs `act` and waits until `done` and painted. Throws after a minute. */
export async function timed(act: () => void, done: () => boolean): Promise<number> {
  const from = performance.now()
  act()
  // What the command has put off to the end of the event is done before any frame when a hand presses.
  await Promise.resolve()
  await until(done)
  await painted()
  return performance.now() - from
}

async function until(done: () => boolean) {
  const from = performance.now()
  while (!done()) {
    if (performance.now() - from > patienceMs) throw new Error('The editor did not get there')
    await frame()
  }
}

function frame() {
  return new Promise<number>((resolve) => requestAnimationFrame(resolve))
}

/** After the next paint: a message posted in a frame arrives once that frame is drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(), { once: true })
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  })
}

/** From now on, notes in `typed` how long each keystroke takes until the canvas shows it. */
export function watchTyping(probe: Probe, id: string): void {
  const times: number[] = []
  globalThis.typed = times
  document.addEventListener(
    'input',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
      const { value } = target
      void (async () => {
        // A space at the end shows with the word behind it.
        await until(() => probe.node(id)?.textContent?.trim() === value.trim() || target.value !== value)
        await painted()
        times.push(performance.now() - timeStamp)
      })()
    },
    { capture: true },
  )
}

/** From now on, notes in `dragged` the frames of a drag, and how long the drop takes until the canvas shows it. */
export function watchDrag(probe: Probe): void {
  const noted: NonNullable<typeof globalThis.dragged> = { frames: [], drop: null }
  globalThis.dragged = noted
  const before = probe.count()
  let letGo = 0
  const documents = [document, ...[...document.querySelectorAll('iframe')].map((one) => one.contentDocument)]
  for (const where of documents)
    for (const kind of ['drop', 'pointerup', 'mouseup'])
      where?.addEventListener(kind, () => (letGo ||= performance.now()), { capture: true })
  void (async () => {
    let last = await frame()
    while (probe.count() === before) {
      const now = await frame()
      if (letGo === 0) noted.frames.push(now - last)
      last = now
    }
    await painted()
    noted.drop = performance.now() - (letGo || last)
  })()
}
