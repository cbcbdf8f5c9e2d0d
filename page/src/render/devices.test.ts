import { expect, test } from 'vitest'
import { decodeStoredPage } from '../document/codec.ts'
import { everyElement } from '../elements/groups.ts'
import { isShared } from '../elements/shared-props.ts'
import { documentOf, element } from '../testing/documents.ts'
import { updated } from '../testing/edited.ts'
import { rootStyles } from '../testing/view.ts'
import { renderPage } from './render-page.tsx'

test('any element may look otherwise on a device, by media queries of the same data', () => {
  const start = documentOf(element('heading-1', { text: 'Hola', color: '#112233', fontSize: '40px' }))
  const change = { id: 'heading-1', props: { fontSize: '24px' }, viewport: 'mobile' } as const
  const { css, html } = renderPage(updated(start, change))
  expect(css).toMatch(/\.a0\{[^}]*font-size:40px/)
  expect(css).toMatch(/@media\(max-width:767px\)\{\n\.a0\{font-size:24px\}\n\}/)
  expect(html).toContain('Hola')
})

test('what a device leaves out takes no room there, whatever its element is', () => {
  for (const { type } of everyElement) {
    const { css } = renderPage(documentOf(element(`${type}-1`, { hiddenOn: ['mobile', 'nevera'] })))
    const phone = css.slice(css.indexOf('@media(max-width:767px)'))
    expect(phone, type).toMatch(/display:none/)
    expect(css.slice(0, css.indexOf('@media(max-width:767px)')), type).not.toMatch(
      /^\.a0\{[^}]*display:none/m,
    )
  }
})

test('what the views draw is the same on every device: only styles differ', () => {
  for (const { type, fields, schema } of everyElement) {
    const own = Object.values(fields)
      .flat()
      .filter((field) => !isShared(field))
      .flatMap((field) =>
        'options' in field ? field.options.map(({ value }) => ({ [field.prop]: value })) : [],
      )
    for (const props of own) {
      const drawn = [{}, props].map((given) => {
        const { html } = renderPage(documentOf(element(`${type}-1`, { ...schema.parse({}), ...given })))
        return html.replaceAll(/ class="\w+"/g, '')
      })
      expect(drawn[1], `${type} ${JSON.stringify(props)}`).toBe(drawn[0])
    }
  }
})

test('a page of the first version, with settings by viewport or without, looks as it did and is stored as it was', () => {
  const props = { gap: '24px', responsive: { tablet: { gap: '20px' }, mobile: { flexDirection: 'column' } } }
  const elements = [
    { id: 'container-1', type: 'container', name: '', props: { ...props, children: [] } },
    { id: 'text-2', type: 'text', name: '', props: { text: 'hola', fontSize: '18px' } },
  ]
  const read = decodeStoredPage({ version: 1, elements })
  expect(read).toMatchObject({ ok: true, page: { version: 1, elements } })
  expect(rootStyles(element('container-1', props), 'tablet')).toMatchObject({
    rowGap: '20px',
    flexDirection: 'column',
  })
  expect(rootStyles(element('container-1', props), 'mobile')).toMatchObject({
    rowGap: '24px',
    flexDirection: 'column',
  })
})
