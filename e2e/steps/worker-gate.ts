import type { Page } from '@playwright/test'

const opened = 'worker-gate'

/**
 * Stands between the page and its workers, open until it is set: then so many messages still go through and the rest
 * wait, so that work stands still where a journey has to see it, however fast the machine is. Before the page opens.
 */
export async function gateBeforeWorkers(page: Page) {
  await page.addInitScript((name) => {
    const send: unknown = Reflect.get(Worker.prototype, 'postMessage')
    if (typeof send !== 'function') throw new Error('A browser without workers')
    const waiting: (() => void)[] = []
    let left = Number.POSITIVE_INFINITY
    const pass = () => {
      for (; left > 0 && waiting.length > 0; left -= 1) waiting.shift()?.()
    }
    Worker.prototype.postMessage = function (...message: unknown[]) {
      waiting.push(() => Reflect.apply(send, this, message))
      pass()
    }
    globalThis.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) left = Number(event.detail)
      pass()
    })
  }, opened)
  const set = (messages: number) =>
    page.evaluate(([name, detail]) => void globalThis.dispatchEvent(new CustomEvent(name, { detail })), [
      opened,
      messages,
    ] as const)
  return {
    /** From now on this many messages go through; those that wait come first. */
    letThrough: set,
    open: () => set(Number.POSITIVE_INFINITY),
  }
}
