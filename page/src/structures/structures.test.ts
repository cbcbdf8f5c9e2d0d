import { describe, expect, test } from 'vitest'
import { renderPage } from '../render/render-page.tsx'
import { documentOf } from '../testing/documents.ts'
import { decodeStoredPage } from '../document/codec.ts'
import { resolveProps } from '../elements/resolve.ts'
import { createStructure, structures } from './structures.ts'

test('single is exactly what §9 says', () => {
  expect(createStructure('single')).toMatchObject({
    type: 'container',
    props: {
      layout: 'vertical',
      gap: '20px',
      padding: '24px',
      minHeight: '200px',
      backgroundColor: '#f8f9fa',
      borderRadius: '8px',
      widthType: 'full',
      width: '100%',
      children: [],
    },
  })
})

describe.each([
  ['double', 2],
  ['triple', 3],
] as const)('%s', (id, count) => {
  const document = documentOf(createStructure(id))
  const row = document.elements[document.root[0] ?? '']

  test('is a horizontal row with space between and vertical containers in it', () => {
    expect(row?.props).toMatchObject({ layout: 'horizontal', justifyContent: 'space-between' })
    expect(row?.children).toHaveLength(count)
    for (const child of row?.children ?? []) {
      expect(document.elements[child]).toMatchObject({ type: 'container', props: { layout: 'vertical' } })
    }
  })

  test('stacks on the two smaller modes, with the responsive defaults', () => {
    expect(row && resolveProps(row, 'desktop')).toMatchObject({
      flexDirection: 'row',
      alignItems: 'center',
      gap: '24px',
      padding: '32px',
    })
    expect(row && resolveProps(row, 'tablet')).toMatchObject({
      flexDirection: 'column',
      gap: '20px',
      padding: '24px',
    })
    expect(row && resolveProps(row, 'mobile')).toMatchObject({
      flexDirection: 'column',
      gap: '16px',
      padding: '16px',
    })
    expect(renderPage(document).css).toMatch(/@media\(max-width:1023px\)\{\n[^}]*flex-direction:column/)
  })
})

test('every structure can be stored', () => {
  for (const { id } of structures) {
    expect(decodeStoredPage({ version: 1, elements: [createStructure(id)] }).ok).toBe(true)
  }
})
