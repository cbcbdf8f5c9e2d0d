import { expect, type Locator, type Page } from '@playwright/test'
import { canvas, control } from './editor.ts'

type Props = Record<string, unknown>
type Stored = { id: string; props: Props & { children?: Stored[] } }

/** What the browser keeps of one element under `editorState`; null where it keeps none of this id. */
export function storedProps(page: Page, id: string): Promise<Props | null> {
  return page.evaluate((wanted) => {
    const find = (list: Stored[]): Props | null => {
      for (const { id: own, props } of list) {
        const found = own === wanted ? props : find(props.children ?? [])
        if (found) return found
      }
      return null
    }
    return find(JSON.parse(localStorage.getItem('editorState') ?? '[]'))
  }, id)
}

/** Waits until the browser keeps these props of an element. */
export async function expectStored(page: Page, id: string, props: Props) {
  await expect.poll(() => storedProps(page, id)).toMatchObject(props)
}

export function element(page: Page, id: string): Locator {
  return canvas(page).locator(`[data-element-id="${id}"]`)
}

/** Chooses an element of the canvas by a click near its upper left corner, or at a point of it. */
export async function choose(page: Page, id: string, position = { x: 6, y: 6 }) {
  await element(page, id).click({ position })
  await expect(element(page, id)).toHaveAttribute('data-selected', 'true')
}

export async function openTab(page: Page, tab: 'layout' | 'style' | 'advanced') {
  await page.locator(`[data-tab="${tab}"]`).click()
  await expect(page.locator(`[data-tab="${tab}"]`)).toHaveAttribute('aria-selected', 'true')
}

export function section(page: Page, name: 'background' | 'border'): Locator {
  return page.locator(`[data-section="${name}"]`).getByRole('button').first()
}

/** The number field of a prop, which may have a slider beside it. */
export function numberField(page: Page, prop: string): Locator {
  return page.locator(`input[type="number"][data-prop="${prop}"]`)
}

/** A value of a group of buttons. */
export function option(page: Page, prop: string, value: string): Locator {
  return control(page, prop).locator(`[data-value="${value}"]`)
}

/** Types into a field as a person does, and leaves it. */
export async function typeAndLeave(field: Locator, text: string) {
  await field.fill(text)
  await field.blur()
}
