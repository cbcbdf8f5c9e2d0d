import { expect, test } from 'vitest'
import { documentOf, element } from '../../testing/documents.ts'
import { rootStyles } from '../../testing/view.ts'
import { renderPage } from '../../render/render-page.tsx'
import { getElement } from '../registry.ts'

const tracks = (props: Record<string, unknown>, viewport?: 'mobile') =>
  rootStyles(element('columns-1', props, []), viewport).gridTemplateColumns

test('columns are equal, or share the room by a ratio that speaks of as many', () => {
  expect(tracks({})).toBe('repeat(2, minmax(0, 1fr))')
  expect(tracks({ columns: 2, ratio: '2:1' })).toBe('minmax(0, 2fr) minmax(0, 1fr)')
  expect(tracks({ columns: 3, ratio: '2 1' })).toBe('repeat(3, minmax(0, 1fr))')
  expect(tracks({ columns: 2, ratio: '2 1' }, 'mobile')).toBe('repeat(1, minmax(0, 1fr))')
  for (const ratio of ['0 1', '2', '1 x', '1;2', '1 '.repeat(13), {}, null])
    expect(tracks({ ratio })).toBe('repeat(2, minmax(0, 1fr))')
})

test('a ratio in the panel brings its columns; half of one leaves them', () => {
  const field = getElement('columns')?.fields.layout?.find(({ prop }) => prop === 'ratio')
  const patch = (value: string) => field?.patch?.(value, { props: {}, parent: null })
  expect(patch('1 2 1')).toEqual({ ratio: '1 2 1', columns: 3 })
  expect(patch('1 ')).toEqual({ ratio: '1 ' })
})

test('what spans columns opens none of its own on a device that has fewer', () => {
  const child = element('text-1', { gridSpan: 2 })
  expect(rootStyles(child).gridColumn).toBe('span min(2, var(--columns, 1))')
  const { css } = renderPage(documentOf(element('columns-1', { columns: 3 }, [child])))
  expect(css).toContain('--columns:3')
  expect(css).toContain('--columns:1')
})
