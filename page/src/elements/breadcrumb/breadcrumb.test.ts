import { expect, test } from 'vitest'
import { withSiteLinks } from '../../document/site-links.ts'
import { renderPublication } from '../../render/render-publication.ts'
import { documentOf, element } from '../../testing/documents.ts'

const url = 'https://agencia.example/webs'
const address = { page: '/webs', leads: '/webs/leads', url }
const trail = {
  above: [
    { text: 'Inicio', link: 'https://agencia.example/' },
    { text: 'Servicios', link: '' },
  ],
  current: 'Webs',
}

test('it shows where its page stands in its site, with a word for what is no page', () => {
  const page = documentOf(element('breadcrumb-1', { trailFrom: 'site' }))
  const { html } = renderPublication(withSiteLinks(page, { menu: [], trail }), { title: '', address })
  expect(html).toMatch(
    /href="https:\/\/agencia.example\/"[^>]*>Inicio<\/a>.*<span[^>]*>Servicios<\/span>.*aria-current="page">Webs</,
  )
  expect(html).toContain(
    JSON.stringify({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://agencia.example/' },
        { '@type': 'ListItem', position: 2, name: 'Webs', item: url },
      ],
    }).slice(1),
  )
})

test('outside of a site it keeps its own, and tells searchers nothing of what leads nowhere', () => {
  const page = documentOf(element('breadcrumb-1', { trailFrom: 'site' }))
  expect(withSiteLinks(page, { menu: [], trail: null })).toBe(page)
  const { html } = renderPublication(page, { title: '', address })
  expect(html).toContain('Esta página')
  expect(html).not.toContain('BreadcrumbList')
  const own = documentOf(element('breadcrumb-1'))
  expect(withSiteLinks(own, { menu: [], trail })).toBe(own)
})
