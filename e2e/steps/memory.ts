import type { CDPSession, Page } from '@playwright/test'

/** What a page holds in memory. */
export type Held = {
  /** MB of script objects. */
  heap: number
  /** DOM nodes alive: in the document, inside the browser's own controls, or in neither. */
  nodes: number
  /** Trees of nodes that are in no document any more, but held by a script. */
  detached: number
  listeners: number
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** What the page holds after a collection. */
export async function whatIsHeld(page: Page): Promise<Held> {
  const opening = sessions.get(page) ?? open(page)
  sessions.set(page, opening)
  const cdp = await opening
  // Twice: what the first one frees may have held the last of something else.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes')
  return {
    heap: figure('JSHeapUsedSize') / 1024 / 1024,
    nodes: figure('Nodes'),
    detached: detachedNodes.length,
    listeners: figure('JSEventListeners'),
  }
}

async function open(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('DOM.enable')
  return cdp
}
