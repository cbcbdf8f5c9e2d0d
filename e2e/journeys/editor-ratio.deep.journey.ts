import type { Browser } from '@playwright/test'
import { middle, sampleDocument } from '../product/large-page.ts'
import { expect, test } from '../product/test.ts'
import { openEditorWith } from '../steps/editor.ts'
import { element } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'
import { callsDuring, timed, type TimedAction, timedActions } from '../steps/timed-actions.ts'

const rounds = 7
/**
 * Functions called, not milliseconds: those would measure the machine. What grows is React looking over the children of
 * the page, of which one has changed. One listener or one view a element more, and it is six times.
 */
const most = 2.5

type Opened = Awaited<ReturnType<typeof openOf>>

async function openOf(browser: Browser, url: string, size: number) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await enter(context, url)
  const page = await context.newPage()
  const document = sampleDocument(size)
  const place = middle(document)
  await openEditorWith(page, document)
  await expect(element(page, place.text)).toBeAttached()
  const cdp = await context.newCDPSession(page)
  let done = 0
  const calls = (action: TimedAction) =>
    callsDuring(cdp, () => timed(page, action, place, `Cambio ${(done += 1)}`))
  return { calls, close: () => context.close() }
}

/** The work of an action in the large page as a multiple of that in the small one: medians, taken in turns. */
async function growth(small: Opened, large: Opened) {
  const counts = timedActions.map((action) => ({ action, small: [0], large: [0] }))
  for (let round = 0; round < rounds; round += 1)
    for (const each of counts) {
      each.small[round] = await small.calls(each.action)
      each.large[round] = await large.calls(each.action)
    }
  return counts.map((each) => [each.action, middleOf(each.large) / middleOf(each.small)] as const)
}

function middleOf(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

test('ten times the elements are nowhere near ten times the work', async ({ browser, product }) => {
  test.setTimeout(300_000)
  const small = await openOf(browser, product.url, 504)
  const large = await openOf(browser, product.url, 5004)
  for (const [action, ratio] of await growth(small, large)) {
    test.info().annotations.push({ type: action, description: ratio.toFixed(2) })
    expect(ratio, `functions called by ${action}`).toBeLessThanOrEqual(most)
  }
  await Promise.all([small.close(), large.close()])
})
