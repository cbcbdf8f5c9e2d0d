import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { action, control, openEditorWith, publish } from '../steps/editor.ts'
import { choose, element, openTab } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

/** Each would run, or break out of where it stands, if a text were ever taken for more than a text. */
const hostile = [
  `"><img src=x onerror="globalThis.taken=1"><script>globalThis.taken=1</script>`,
  `';}</style><svg onload=globalThis.taken=1>{{constructor.constructor('globalThis.taken=1')()}}`,
  `javascript:globalThis.taken=1//\${globalThis.taken=1}\u202E\u0007`,
].join(' ')

const types = ['heading', 'text', 'button', 'image', 'video', 'form', 'faq', 'testimonial', 'hero']
const tabs = ['layout', 'style', 'advanced'] as const
const textFields = 'input[type="text"][data-prop], textarea[data-prop]'

/** Fills every text field of the panel that takes it, tab by tab; how many there were. */
async function fillAll(page: Page): Promise<number> {
  let filled = 0
  for (const tab of tabs) {
    await openTab(page, tab)
    const fields = page.getByRole('tabpanel').locator(textFields)
    const count = await fields.count()
    for (let at = 0; at < count; at += 1) {
      const field = fields.nth(at)
      // A closed section's fields are reached once it is open.
      if (!(await field.isVisible()) || (await field.isDisabled())) continue
      await field.fill(hostile)
      await field.blur()
      filled += 1
    }
  }
  return filled
}

/** Nothing of ours ran, and nothing that could was made of it. */
async function expectHarmless(page: Page, root: string) {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'taken'))).toBeUndefined()
  const inside = page.locator(root)
  // Data for searchers stands in an element that no browser runs.
  const live = inside.locator('script:not([type="application/ld+json"]), [onerror], [onload], [src="x"]')
  await expect(live).toHaveCount(0)
  await expect(inside.locator('[href^="javascript:" i], [src^="javascript:" i]')).toHaveCount(0)
}

test('hostile texts in every field of the panel run nowhere: canvas, preview, published page', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(180_000)
  await enter(context, product.url)
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('dialog', (dialog) => {
    failures.push(dialog.message())
    void dialog.dismiss()
  })
  await openEditorWith(
    page,
    types.map((type) => ({ id: `${type}-1`, type, name: '', props: {} })),
  )
  for (const type of types) {
    await test.step(type, async () => {
      await choose(page, `${type}-1`)
      expect(await fillAll(page)).toBeGreaterThan(0)
      await expect(element(page, `${type}-1`)).toHaveCount(1)
    })
  }
  await expectHarmless(page, '[data-canvas]')

  const [preview] = await Promise.all([page.waitForEvent('popup'), action(page, 'preview').click()])
  await expect(preview.getByRole('heading').first()).toContainText('onerror')
  await expectHarmless(preview, 'body')
  await preview.close()

  const address = await publish(page)
  const visit = await context.newPage()
  await visit.goto(address)
  await expect(visit.getByRole('heading').first()).toContainText('onerror')
  await expectHarmless(visit, 'body')

  await page.reload()
  await choose(page, 'heading-1')
  await expect(control(page, 'text')).toHaveValue(hostile)
  expect(failures).toEqual([])
})
