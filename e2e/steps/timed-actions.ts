import type { CDPSession, Page } from '@playwright/test'
import type { middle } from '../product/large-page.ts'

/** What is done to the element in the middle, and taken back, in this order. */
export const timedActions = ['leave', 'select', 'edit', 'insert', 'undo'] as const
export type TimedAction = (typeof timedActions)[number]
type Place = ReturnType<typeof middle>

/** Does it through the editor's own controls. Milliseconds from there to the paint that shows it. */
export function timed(page: Page, action: TimedAction, place: Place, text: string): Promise<number> {
  return page.evaluate(
    async ([kind, id, otherId, words]) => {
      const { body } = document
      const node = (one: string) => body.querySelector(`[data-element-id="${one}"]`)
      const count = () => body.querySelectorAll('[data-canvas] [data-element-id]').length
      const before = count()
      const field = () => {
        const found = body.querySelector('[data-prop="text"]')
        return found instanceof HTMLTextAreaElement ? found : null
      }
      const press = (selector: string) => {
        const button = body.querySelector(selector)
        if (button instanceof HTMLButtonElement) button.click()
      }
      const select = (one: string) => ({
        go: () => node(one)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        isDone: () =>
          node(one)?.getAttribute('data-selected') === 'true' && field()?.value === node(one)?.textContent,
      })
      const ways = {
        leave: select(otherId),
        select: select(id),
        edit: {
          go: () => {
            // As React sees a keystroke.
            Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words)
            field()?.dispatchEvent(new Event('input', { bubbles: true }))
          },
          isDone: () => node(id)?.textContent === words,
        },
        insert: {
          go: () => press('[data-panel-element="text"]'),
          isDone: () => count() === before + 1,
        },
        undo: { go: () => press('[data-action="undo"]'), isDone: () => count() === before - 1 },
      }
      const from = performance.now()
      ways[kind].go()
      while (!ways[kind].isDone()) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      // A message posted in a frame arrives once that frame is drawn.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(), { once: true })
        port1.start()
        port2.postMessage(null)
      })
      return performance.now() - from
    },
    [action, place.text, place.otherText, text] as const,
  )
}

/** How many functions of the product's own scripts are called while something is done: work, whatever the machine does. */
export async function callsDuring(cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await cdp.send('Profiler.takePreciseCoverage')
  await cdp.send('Profiler.stopPreciseCoverage')
  const own = result.filter(({ url }) => url.includes('/assets/'))
  return own
    .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
    .reduce((sum, count) => sum + count, 0)
}
