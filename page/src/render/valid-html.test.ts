import { expect, it } from 'vitest'
import type { PageDocument } from '../document/schema.ts'
import { everyElement } from '../elements/groups.ts'
import { galleryTemplates } from '../templates/gallery-templates.ts'
import { libraryTemplates } from '../templates/library-templates.ts'
import { documentOf, element } from '../testing/documents.ts'
import { htmlFaults } from '../testing/html-faults.ts'
import { choiceSamples, plainSamples } from '../testing/samples.ts'
import { renderPublication } from './render-publication.ts'

async function faultsOf(document: PageDocument): Promise<string[]> {
  const head = {
    description: 'Una página',
    image: 'https://ejemplo.es/a.png',
    canonical: 'https://ejemplo.es/',
  }
  const { html } = renderPublication(document, {
    title: 'Prueba',
    head,
    address: { page: '/p/prueba', leads: '/p/prueba/leads' },
  })
  return htmlFaults(html)
}

it.each([...galleryTemplates, ...libraryTemplates])('$name is valid HTML', async ({ load }) => {
  expect(await faultsOf((await load()).document)).toEqual([])
})

it.each(everyElement)('$type is valid HTML as it comes, bare and with every part', async (definition) => {
  for (const props of [...plainSamples(definition), ...choiceSamples(definition)])
    expect(await faultsOf(documentOf(element(`${definition.type}-1`, props)))).toEqual([])
})

it('a picture with its variants is valid HTML, and says its size', async () => {
  const source = '/p/_pictures/00000000-0000-4000-8000-000000000000.jpg'
  const facts = { width: 1600, height: 900, widths: [480, 960, 1440, 1600], plain: 1280 }
  const halves = element('columns-1', { columns: 2 }, [element('image-1', { src: source, alt: 'Mar' })])
  const page = documentOf(
    halves,
    element('container-1', { backgroundMode: 'image', backgroundImage: source }),
  )
  const { html, manifest } = renderPublication(page, { title: 'Mar', pictures: new Map([[source, facts]]) })
  expect(await htmlFaults(html)).toEqual([])
  const base = source.replace('.jpg', '')
  expect(html).toContain(`src="${base}-1280.jpg" alt="Mar" width="1600" height="900" loading="eager"`)
  expect(html).toContain('sizes="(max-width:767px) 100vw, (max-width:1023px) 50vw, 50vw"')
  expect(html).toContain(`image-set(url("${base}-1600.avif") type("image/avif")`)
  expect(manifest.pictures).toContain(`${base}-480.webp`)
})
