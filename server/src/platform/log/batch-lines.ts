/** What takes text and writes it when it has enough of it. */
type Destination = { write: (text: string) => unknown; flush: () => void; flushSync: () => void }

const open = new Set<() => void>()

/** Writes what the logs of the process still hold, and waits for it: there is nothing after. */
export function flushLogs(): void {
  for (const finish of open) finish()
}

/**
 * Hands lines on as one text of at least `enough` characters. The destination measures all that it holds with each text
 * that it is given: line by line, that costs more than serving a page.
 */
export function batchLines(destination: Destination, enough: number) {
  let gathered = ''

  function handOver() {
    if (gathered === '') return
    const text = gathered
    gathered = ''
    destination.write(text)
  }

  open.add(() => {
    handOver()
    destination.flushSync()
  })
  return {
    write: (line: string): void => {
      gathered += line
      if (gathered.length >= enough) handOver()
    },
    flush: (): void => {
      handOver()
      destination.flush()
    },
  }
}
