import { expect, test } from 'vitest'
import { elementStyles } from '../elements/resolve.ts'
import { renderPage } from '../render/render-page.tsx'
import { element } from '../testing/documents.ts'
import { decodeStoredPage, encodePage } from './codec.ts'
import type { NestedElement } from './schema.ts'

/** A page as it was stored, read and written again. */
function readAndWritten(elements: readonly NestedElement[], version = 1) {
  const read = decodeStoredPage({ version, elements })
  if (!read.ok) throw read.error
  return { document: read.document, elements: encodePage(read.document).elements }
}

test('ten thousand overrides open, show and come back as they were', () => {
  const texts = Array.from({ length: 5_000 }, (_, at) =>
    element(`text-${at}`, {
      text: `Texto ${at}`,
      responsive: { tablet: { fontSize: `${12 + (at % 40)}px` }, mobile: { opacity: at % 100 } },
    }),
  )
  const { document, elements } = readAndWritten(texts)
  expect(elements).toEqual(texts)
  const last = document.elements['text-4999']
  expect(last && elementStyles(last, 'tablet').root.fontSize).toBe('51px')
  expect(last && elementStyles(last, 'mobile').root.opacity).toBe(0.99)
  expect(renderPage(document).html).toContain('Texto 4999')
})

test('ten thousand props in one override are kept, and the page shows those that it knows', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`ajuste${at}`, at]))
  const stored = [element('text-1', { responsive: { mobile: { ...many, fontSize: '20px' } } })]
  const { document, elements } = readAndWritten(stored)
  expect(elements).toEqual(stored)
  const text = document.elements['text-1']
  expect(text && elementStyles(text, 'mobile').root.fontSize).toBe('20px')
})

test('values beyond their bounds, tokens and families that are gone look sensible and come back as they were', () => {
  const stored = [
    element('heading-1', {
      fontSize: '99999px',
      color: 'token:corporativo-2019',
      fontFamily: 'futura-1927',
      gridSpan: 900,
      backgroundColor: 'token:corporativo-2019/40',
      backgroundLayers: [{ kind: 'holograma', from: '#12', position: '900% -3%' }],
    }),
  ]
  const { document, elements } = readAndWritten(stored)
  expect(elements).toEqual(stored)
  const { css } = renderPage(document)
  expect(css).toContain('font-size:200px')
  expect(css).toContain('color:var(--token-corporativo-2019)')
  expect(css).not.toMatch(/futura|NaN|undefined|holograma|900/)
})
