import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../../product/account.ts'
import { action, elements, told } from '../editor.ts'

/** What all four ways build: types as they are nested. */
export const twelveElements = [
  'heading',
  [
    'columns',
    [
      ['container', ['heading', 'button', 'text']],
      ['container', ['image', 'text']],
    ],
  ],
  ['section', ['form']],
  'text',
]

export function inside(container: Locator, type: string): Locator {
  return container.locator(`[data-element-type="${type}"]`)
}

export async function expectCount(page: Page, count: number) {
  await expect(elements(page)).toHaveCount(count)
}

type Element = {
  type: string
  name: string
  props: Record<string, unknown> & { children?: Element[] | undefined }
}

const elementSchema: z.ZodType<Element> = z.lazy(() =>
  z.object({
    type: z.string(),
    name: z.string(),
    props: z.looseObject({ children: z.array(elementSchema).optional() }),
  }),
)
const listSchema = z.object({ items: z.array(z.object({ id: z.string() })) })
const pageSchema = z.object({ document: z.object({ elements: z.array(elementSchema) }) })

/** Saves by the button and reads from the server what was saved last; the schemas leave the ids behind. */
export async function savedElements(page: Page, account: Account): Promise<Element[]> {
  await action(page, 'save').click()
  await expect(told(page, 'Página guardada correctamente')).toBeVisible()
  const [newest] = listSchema.parse(await account.call('GET', '/api/pages')).items
  return pageSchema.parse(await account.call('GET', `/api/pages/${newest?.id ?? ''}`)).document.elements
}

/** The types alone, as they are nested. */
export function outlineOf(list: readonly Element[]): unknown[] {
  return list.map(({ type, props }) =>
    props.children && props.children.length > 0 ? [type, outlineOf(props.children)] : type,
  )
}
