import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Account } from '../product/account.ts'
import { signUp } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { drag, openEditorWith } from '../steps/editor.ts'
import { buildByClick } from '../steps/four-ways/by-click.ts'
import { buildByDrag } from '../steps/four-ways/by-drag.ts'
import { buildByKeyboard } from '../steps/four-ways/by-keyboard.ts'
import { outlineOf, savedElements, twelveElements } from '../steps/four-ways/page.ts'
import { cookiesOf } from '../steps/session.ts'
import { dragByFinger } from '../steps/touch.ts'

type Way = { name: string; options?: BrowserContextOptions; build: (page: Page) => Promise<void> }

const ways: readonly Way[] = [
  { name: 'mouse', build: (page) => buildByDrag(page, drag) },
  { name: 'keyboard', build: buildByKeyboard },
  { name: 'finger', options: { hasTouch: true }, build: (page) => buildByDrag(page, dragByFinger) },
  { name: 'click', build: buildByClick },
]

test('one page built by mouse, keyboard, finger and click is four times the same', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000)
  const account = await signUp(product.url)
  const built = new Map<string, unknown>()
  for (const way of ways) {
    await test.step(way.name, async () => {
      const saved = await buildAndSave(browser, product.url, account, way)
      expect(outlineOf(saved)).toEqual(twelveElements)
      built.set(way.name, saved)
    })
  }
  for (const way of ways) expect(built.get(way.name), way.name).toEqual(built.get('mouse'))
})

/** In a browser of its own, which knows nothing of the other ways. */
async function buildAndSave(browser: Browser, url: string, account: Account, { options, build }: Way) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    ...options,
  })
  try {
    await context.addCookies(cookiesOf(account, url))
    const page = await context.newPage()
    await openEditorWith(page)
    await build(page)
    return await savedElements(page, account)
  } finally {
    await context.close()
  }
}
