import { graphOf } from '@aurelio/contracts/graph'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connected, freshId, moved, without } from './graph-edits.ts'
import type { ShownNode } from './graph-model.ts'
import { GraphViewBar, GraphViews } from './graph-views.tsx'
import { arranged, nodeWidth, placesOf } from './layout.ts'

const node = (id: string, at: ShownNode['at'] = null): ShownNode => ({
  id,
  at,
  kind: 'Paso',
  label: `Paso ${id}`,
  ports: [{ id: 'on', label: 'Sigue' }],
  isTarget: true,
  marks: { 'data-paso': id },
})
const edge = (from: string, to: string) => ({ id: `${from}${to}`, from, port: 'on', to })

test('a port leads to one place, and what is taken away takes its ways along', () => {
  const graph = { nodes: [node('a'), node('b'), node('c')], edges: [edge('a', 'b'), edge('b', 'c')] }
  const led = connected(graph, { from: 'a', port: 'on', to: 'c' })
  expect(led.edges.map(({ from, to }) => from + to)).toEqual(['bc', 'ac'])
  expect(connected(led, { from: 'a', port: 'on', to: null }).edges).toHaveLength(1)
  expect(without(graph, 'b')).toMatchObject({ nodes: [{ id: 'a' }, { id: 'c' }], edges: [] })
  expect(moved(graph, new Map([['b', { x: 3, y: 4 }]])).nodes[1]).toMatchObject({ at: { x: 3, y: 4 } })
  expect(freshId()).not.toBe(freshId())
})

test('ways run from left to right, circles included; what was placed stays', () => {
  const nodes = [node('a'), node('b'), node('c')]
  const edges = [edge('a', 'b'), edge('b', 'c'), { ...edge('c', 'a'), port: 'back' }]
  const places = arranged(nodes, edges)
  const x = (id: string) => places.get(id)?.x ?? 0
  expect(x('b') - x('a')).toBeGreaterThanOrEqual(nodeWidth)
  expect(x('c') - x('b')).toBeGreaterThanOrEqual(nodeWidth)
  const held = placesOf([node('a', { x: 700, y: 20 }), node('b')], [edge('a', 'b')])
  expect(held.get('a')).toEqual({ x: 700, y: 20 })
  expect(held.get('b')?.x).toBeGreaterThan(700 + nodeWidth)
})

test('the list names each way out and where it leads', () => {
  const html = renderToStaticMarkup(
    <>
      <GraphViewBar view="list" onView={() => {}} />
      <GraphViews
        view="list"
        label="Pasos"
        nodes={[node('a'), { ...node('b'), problem: 'No lleva a ninguna parte' }]}
        edges={[{ ...edge('a', 'b'), figure: '40 %', marks: { 'data-parte': '40' } }]}
        selected="a"
        onSelect={() => {}}
        onConnect={() => {}}
        onRemove={() => {}}
      />
    </>,
  )
  expect(html).toContain('data-paso="a"')
  expect(html).toMatch(/<option value="b" selected="">Paso b<\/option>/)
  expect(html).toMatch(/data-parte="40"[^>]*>40 %/)
  expect(html).toContain('No lleva a ninguna parte')
})

test('a graph with two nodes of one id, a port that leads to two places or a way to nowhere is none', () => {
  const graph = graphOf(z.object({ id: z.string() }))
  const nodes = [{ id: 'a' }, { id: 'b' }]
  const fits = (edges: object[], others: object[] = []) =>
    graph.safeParse({ nodes: [...nodes, ...others], edges }).success
  expect(fits([edge('a', 'b')])).toBe(true)
  expect(fits([], [{ id: 'a' }])).toBe(false)
  expect(fits([edge('a', 'b'), { ...edge('a', 'a'), id: 'x' }])).toBe(false)
  expect(fits([edge('a', 'z')])).toBe(false)
})
