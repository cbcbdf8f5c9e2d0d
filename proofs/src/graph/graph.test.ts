import { describe, expect, it } from 'vitest'
import { circles, components, deadEnds, endless, type Graph, unreachable, wayTo } from './graph.ts'

function graphOf(nodes: string, ...edges: string[]): Graph {
  return {
    nodes: Array.from(nodes).map((id) => ({ id })),
    edges: edges.map((edge) => ({ id: edge, from: edge.charAt(0), to: edge.charAt(1) })),
  }
}

describe('what a graph cannot do', () => {
  it('names what nobody reaches, what leads nowhere, and circles that are never left', () => {
    const graph = graphOf('abcdef', 'ab', 'bc', 'cb', 'bd', 'ec', 'bx')
    expect(unreachable(graph, ['a'])).toEqual(['e', 'f'])
    expect(deadEnds(graph, ['d'])).toEqual(['f'])
    expect(endless(graph, ['d'])).toEqual([])
    expect(endless(graph, ['a']).map((group) => group.toSorted())).toEqual([['b', 'c']])
    expect(circles(graphOf('ab', 'aa', 'ab'))).toEqual([['a']])
  })

  it('shows the way', () => {
    const graph = graphOf('abcd', 'ab', 'bc', 'ac', 'cd')
    expect(wayTo(graph, ['a'], 'd')).toEqual(['a', 'c', 'd'])
    expect(wayTo(graph, ['d'], 'a')).toBeNull()
  })

  it('takes a thousand steps in a row without a deep stack', () => {
    const ids = Array.from({ length: 50_000 }, (_, i) => String(i))
    const edges = ids.slice(1).map((to, i) => ({ id: to, from: String(i), to }))
    expect(components({ nodes: ids.map((id) => ({ id })), edges })).toHaveLength(50_000)
  })
})

it('agrees with what trying every way says, on 2,000 random graphs', () => {
  let state = 7
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
  for (let round = 0; round < 2000; round += 1) {
    const size = 1 + random(7)
    const letters = 'abcdefg'.slice(0, size)
    const edges = Array.from(
      { length: random(size * 2 + 1) },
      () => `${letters[random(size)]}${letters[random(size)]}`,
    )
    const graph = graphOf(letters, ...edges)
    // Every way of at most `size` steps, by trying.
    const leads = (from: string, to: string, steps = size): boolean =>
      steps > 0 &&
      edges.some((e) => e.startsWith(from) && (e.endsWith(to) || leads(e.charAt(1), to, steps - 1)))
    const reaches = (from: string, to: string) => from === to || leads(from, to)
    const ids = Array.from(letters)
    const end = letters.charAt(random(size))
    expect(unreachable(graph, ['a'])).toEqual(ids.filter((id) => !reaches('a', id)))
    expect(deadEnds(graph, [end])).toEqual(ids.filter((id) => !reaches(id, end)))
    expect(circles(graph).flat().toSorted()).toEqual(ids.filter((id) => leads(id, id)))
    const groups = components(graph)
    expect(groups.flat().toSorted()).toEqual(ids)
    const place = (id: string) => groups.findIndex((group) => group.includes(id))
    for (const { from, to } of graph.edges) expect(place(from)).toBeLessThanOrEqual(place(to))
  }
})
