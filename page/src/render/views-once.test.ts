import { expect, test } from 'vitest'
import { getElement, registerElement } from '../elements/registry.ts'
import { documentOf, element } from '../testing/documents.ts'
import { renderPage } from './render-page.tsx'

const part = (at: number) =>
  element(
    `container-${at}`,
    { responsive: { mobile: { gap: '8px' } } },
    [1, 2, 3, 4].map((each) => element(`text-${at}${each}`, { text: 'Texto' })),
  )

test('each of 500 elements is drawn once', () => {
  const drawn = new Map<string, number>()
  for (const type of ['container', 'text']) {
    const definition = getElement(type)
    if (!definition) throw new Error(`No ${type}`)
    const { View } = definition
    registerElement({
      ...definition,
      View: (props) => {
        drawn.set(props.id, (drawn.get(props.id) ?? 0) + 1)
        return View(props)
      },
    })
  }
  renderPage(documentOf(...Array.from({ length: 100 }, (_, at) => part(at + 1000))))
  expect(drawn.size).toBe(500)
  expect(Math.max(...drawn.values())).toBe(1)
})
