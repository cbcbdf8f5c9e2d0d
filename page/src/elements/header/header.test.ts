import { expect, test } from 'vitest'
import { withSiteLinks } from '../../document/site-links.ts'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf, rootStyles } from '../../testing/view.ts'

const logo = 'https://ejemplo.es/logo.png'

test('a header stands before the content, and a footer behind it', () => {
  const { html } = renderPage(
    documentOf(element('announcement_bar-1'), element('header-2'), element('hero-3'), element('footer-4')),
  )
  expect(html).toMatch(/^<div[^>]*><section.*<header.*<\/div><main.*<h1.*<\/main><div[^>]*><footer.*<\/div>$/)
})

test('its menu is one list: in line on a desktop, behind a button elsewhere', () => {
  const html = htmlOf(element('header-1', { items: [{ text: 'Precios', link: '#precios' }] }))
  expect(html.match(/href="#precios"/g)).toHaveLength(1)
  expect(html).toMatch(/popoverTarget="menu-header-1".*<nav[^>]* id="menu-header-1" popover="auto"/i)
  const { css } = renderPage(documentOf(element('header-1')))
  const [, toggle = ''] = /\.(\w+)\{display:none/.exec(css) ?? []
  expect(css).toMatch(new RegExp(String.raw`@media\(max-width:1023px\)\{[^@]*\.${toggle}\{display:flex`))
})

test('a logo is read as the brand, and what leads nowhere safe leads nowhere', () => {
  const html = htmlOf(element('header-1', { logo, brand: 'Roldán', brandLink: 'javascript:alert(1)' }))
  expect(html).toMatch(/<a[^>]*href="#"><img[^>]*src="https:\/\/ejemplo.es\/logo.png" alt="Roldán"/)
})

test('it sticks where that was chosen, and takes no height over the first section', () => {
  expect(rootStyles(element('header-1', { position: 'sticky' }))).toMatchObject({
    position: 'sticky',
    top: '0px',
  })
  const over = rootStyles(element('header-1', { overlay: 'yes' }))
  expect(over).toMatchObject({ height: '0px' })
  expect(over).not.toHaveProperty('backgroundColor')
})

test('a footer has a column for links of one name that follow one another, and only legal pages that there are', () => {
  const items = ['A', 'A', 'B', 'A'].map((column, at) => ({ column, text: `L${at}`, link: '#' }))
  const html = htmlOf(element('footer-1', { items }), {
    destinations: new Map([['legal:privacy', '/p/privacidad']]),
  })
  expect(html.match(/<ul/g)).toHaveLength(4)
  expect(html).toContain('href="/p/privacidad"')
  expect(html).not.toContain('Aviso legal')
})

test('over a picture the folded menu keeps the colours of the page, so that it can be read', () => {
  const { css } = renderPage(
    documentOf(element('header-1', { overlay: 'yes', textColor: '#fefefe', menu: 'folded' })),
  )
  const menu = /\.\w+\{padding:16px[^}]*\}/.exec(css)?.[0]
  expect(menu).toContain('background-color:#fff;color:#16161d')
  expect(css).toMatch(/\.\w+\{display:block;padding:10px 4px[^}]*color:#16161d/)
})

test('where the menu of the site is asked for it is shown, and its own links where the site has none', () => {
  const items = [{ text: 'Propio', link: '#' }]
  const page = documentOf(element('header-1', { menuFrom: 'site', items }))
  expect(withSiteLinks(page, { menu: [], trail: null })).toBe(page)
  const { html } = renderPage(
    withSiteLinks(page, { menu: [{ text: 'Carta', link: 'https://ejemplo.es/carta' }], trail: null }),
  )
  expect(html).toContain('href="https://ejemplo.es/carta"')
  expect(html).not.toContain('Propio')
  const own = documentOf(element('header-1', { items }))
  expect(withSiteLinks(own, { menu: [{ text: 'Carta', link: '#' }], trail: null })).toBe(own)
})
