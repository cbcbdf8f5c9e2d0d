import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { happenings, workTogether } from '../testing/editors-on-a-page.ts'
import { replay } from './replay.ts'
import { walk } from './tree.ts'

const start = documentOf(
  element('container-1', { gap: '4px' }, [element('text-2'), element('container-3', {}, [])]),
  element('text-4', { text: 'hola' }),
)

it('whoever hears what, when and how often: all see one page, and it is the one of the order', () => {
  let steps = 0
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), happenings(40, 160), (people, all) => {
      const { server, editors } = workTogether(start, people, all)
      const order = server.all().map(({ operations }) => operations)
      steps += order.length
      const { document, refused } = replay(start, order)
      expect(refused.size).toBe(0)
      expect(document).toEqual(server.document())
      const seen = [...walk(document)].map(({ node }) => node.id)
      expect(seen).toHaveLength(Object.keys(document.elements).length)
      for (const editor of editors) {
        expect(editor.isEmpty()).toBe(true)
        expect(editor.document()).toEqual(document)
      }
    }),
    { numRuns: 120 },
  )
  expect(steps).toBeGreaterThan(1_000)
})
