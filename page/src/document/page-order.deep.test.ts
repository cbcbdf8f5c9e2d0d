import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { happenings, workTogether } from '../testing/editors-on-a-page.ts'

const start = documentOf(
  element('container-1', { gap: '4px' }, [element('text-2'), element('container-3', {}, [])]),
  element('text-4', { text: 'hola' }),
)
const wanted = 1_000_000

it('a million things that happen leave nobody with another page', { timeout: 30 * 60_000 }, () => {
  let happened = 0
  const seeds = fc.sample(fc.record({ people: fc.integer({ min: 2, max: 8 }), all: happenings(100, 300) }), {
    numRuns: 200,
    seed: 1,
  })
  for (let round = 0; happened < wanted; round += 1) {
    for (const [index, { people }] of seeds.entries()) {
      // The same things in other company are other things.
      const all = seeds[(index * 7 + round * 13) % seeds.length]?.all ?? []
      const moved = all.map((each, at) => ({ ...each, who: each.who + ((at * (round + 1)) % 8) }))
      const { server, editors } = workTogether(start, people, moved)
      happened += moved.length
      for (const editor of editors) {
        expect(editor.isEmpty()).toBe(true)
        expect(editor.document()).toEqual(server.document())
      }
    }
  }
})
