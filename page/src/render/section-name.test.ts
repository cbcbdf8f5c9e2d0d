import { expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { renderPublication } from './render-publication.ts'

const sectionsOf = (...list: Parameters<typeof documentOf>) => {
  const { html, manifest } = renderPublication(documentOf(...list), { title: '', hasSections: true })
  return { html, sections: manifest.sections }
}

test('what stands directly on a page is a section of it, by its id, in the order of the page', () => {
  const { html, sections } = sectionsOf(
    element('section-1', {}, [
      element('text-1', { text: 'Antes' }),
      element('heading-1', { text: ' Nuestros \n precios ' }),
    ]),
    element('hero-1', { title: 'Ven a vernos' }),
    element('spacer-1'),
  )
  expect(sections.map(({ id }) => id)).toEqual(['section-1', 'hero-1', 'spacer-1'])
  expect(sections.slice(0, 2).map(({ name }) => name)).toEqual(['Nuestros precios', 'Ven a vernos'])
  expect(html.match(/ data-section="/g)).toHaveLength(3)
  expect(html).not.toContain('data-section="heading-1"')
})

test('what is hidden, or draws nothing, is none', () => {
  const { sections } = sectionsOf(
    { ...element('section-1', {}, [element('heading-1', { text: 'Sí' })]), hidden: true },
    element('desconocido-1'),
    element('section-2', {}, [
      { ...element('heading-2', { text: 'Oculto' }), hidden: true },
      element('heading-3', { text: 'a'.repeat(300) }),
    ]),
  )
  expect(sections).toEqual([{ id: 'section-2', name: 'a'.repeat(80) }])
})
