import { expect, type Locator, type Page } from '@playwright/test'

const isActive = (node: Element) => node === document.activeElement

/** What has the focus must be the wanted control, and show it. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target, 'a focused control must show that it is').not.toHaveCSS('outline-style', 'none')
}

/** Presses Tab until the wanted control has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate(isActive)) {
      await expectFocus(target)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${String(target)}`)
}

/** Goes to a control and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field and types in place of what stands there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
