import { describe, expect, it } from 'vitest'
import { parsePayload } from './payload.ts'

describe('parsePayload', () => {
  it('reads both kinds and keeps what an element carries', () => {
    const element = { type: 'text', name: 'Texto', props: { text: 'Hola' } }
    expect(parsePayload(JSON.stringify({ kind: 'panel-element', element }))).toEqual({
      ok: true,
      payload: { kind: 'panel-element', element },
    })
    expect(parsePayload('{"kind":"canvas-element","id":"text-1","index":2}')).toEqual({
      ok: true,
      payload: { kind: 'canvas-element', id: 'text-1', index: 2 },
    })
  })

  it.each([
    '',
    'hola',
    '{"kind":',
    'null',
    '[]',
    '{"kind":"file"}',
    '{"kind":"panel-element"}',
    '{"kind":"panel-element","element":{}}',
    '{"kind":"canvas-element","id":"","index":0}',
    '{"kind":"canvas-element","id":"a","index":-1}',
    '{"kind":"canvas-element","id":"a","index":"0"}',
  ])('refuses %j without throwing', (text) => {
    expect(parsePayload(text).ok).toBe(false)
  })
})
