import { devices, type Browser, type Page } from '@playwright/test'
import { signUp, type Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { cookiesOf } from '../steps/session.ts'

type Shift = { value: number; moved: string[] }
declare global {
  interface Window {
    shifts?: Shift[]
  }
}

const phone = { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Keeps what moves without the person having done anything, and which elements those were. */
function watchShifts() {
  const shifts: Shift[] = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
      shifts.push({ value: entry.value, moved: moved.map(String) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a screen whose data come only once it stands, and gives what moved until all of it was there. */
async function shiftsOf(page: Page, path: string, isPublic: boolean): Promise<Shift[]> {
  const drawn = Promise.withResolvers<void>()
  await page.route(/\/api\/(?!session)/, async (route) => {
    await drawn.promise
    await route.continue()
  })
  await page.addInitScript(watchShifts)
  // Its last part asks for the stream of changes.
  const whole = isPublic ? undefined : page.waitForRequest('**/api/changes')
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  drawn.resolve()
  await whole
  await expect(page.locator('.animate-skeleton')).toHaveCount(0)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate(() => window.shifts ?? [])
}

async function expectStill(browser: Browser, baseURL: string, paths: readonly string[], account?: Account) {
  for (const device of [phone, desktop]) {
    const context = await browser.newContext({ ...device, baseURL })
    if (account) await context.addCookies(cookiesOf(account, baseURL))
    for (const path of paths) {
      const page = await context.newPage()
      const shifts = await shiftsOf(page, path, account === undefined)
      // Lighthouse shows what is below as 0: rounding of a pixel.
      const seen = shifts.filter(({ value }) => value >= 0.0005)
      expect(seen, `${path} at ${device.viewport.width} px`).toEqual([])
      await page.close()
    }
    await context.close()
  }
}

test('nothing moves on the public screens while they load', async ({ browser, product }) => {
  await expectStill(browser, product.url, ['/login', '/signup'])
})

test('nothing moves on the home while it loads, neither empty nor full', async ({ browser, product }) => {
  const account = await signUp(product.url)
  await expectStill(browser, product.url, ['/dashboard'], account)
  await account.call('POST', '/api/home/sample', {})
  await expectStill(browser, product.url, ['/dashboard'], account)
})

test('nothing moves on the lists while they load', async ({ browser, product }) => {
  const account = await signUp(product.url)
  await account.call('POST', '/api/home/sample', {})
  await expectStill(browser, product.url, ['/projects', '/tasks', '/notifications'], account)
})
