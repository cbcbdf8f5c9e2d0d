import type { FunnelGraph, StepKind } from '@aurelio/contracts/funnels'
import { expect, it } from 'vitest'
import { insertedAfter, usualPlace } from './insert-step.ts'

const graphOf = (kinds: readonly StepKind[], ...ways: [string, string, string][]): FunnelGraph => ({
  nodes: kinds.map((kind, at) => ({
    id: `s${at + 1}`,
    kind,
    at: null,
    pageId: 'p',
    thing: null,
    goal: null,
  })),
  edges: ways.map(([from, port, to], at) => ({ id: `e${at + 1}`, from, port, to })),
})
const waysOf = ({ edges }: FunnelGraph) =>
  edges.map(({ from, port, to }) => `${from} ${port} ${to}`).toSorted()

it('puts letters between the form and the thanks, in their order', () => {
  const graph = graphOf(['captura', 'gracias', 'correo'], ['s1', 'enviar', 's2'])
  const inserted = insertedAfter(graph, usualPlace(graphOf(['captura', 'gracias']), 'correo'))
  expect(inserted.nodes.map(({ id }) => id)).toEqual(['s1', 's3', 's2'])
  expect(waysOf(inserted)).toEqual(['s1 enviar s3', 's3 clic s2'])
})

it('takes a free way out first, and an end takes the place of where the way led', () => {
  const offer = graphOf(['oferta', 'upsell', 'gracias'], ['s1', 'aceptar', 's2'])
  expect(waysOf(insertedAfter(offer, 's1'))).toEqual(['s1 aceptar s2', 's1 rechazar s3'])
  const form = graphOf(['captura', 'upsell', 'gracias'], ['s1', 'enviar', 's2'])
  expect(waysOf(insertedAfter(form, 's1'))).toEqual(['s1 enviar s3'])
})

it('leaves a step alone behind one that is an end, and the first one', () => {
  const ended = graphOf(['captura', 'gracias', 'upsell'], ['s1', 'enviar', 's2'])
  expect(insertedAfter(ended, 's2')).toBe(ended)
  expect(insertedAfter(ended, '')).toBe(ended)
  expect(usualPlace(graphOf(['captura', 'gracias']), 'upsell')).toBe('')
  expect(usualPlace(graphOf(['captura']), 'upsell')).toBe('s1')
  expect(usualPlace(graphOf([]), 'captura')).toBe('')
})
