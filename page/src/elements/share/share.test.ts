import { expect, test } from 'vitest'
import { renderPublication } from '../../render/render-publication.ts'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'

const items = [{ network: 'whatsapp' }, { network: 'email' }]

test('a page is handed on with its whole address, by plain links that say where they lead', () => {
  const address = { page: '/p/a', leads: '/p/a/leads', url: 'https://ejemplo.es/p/a?b=1' }
  const { html } = renderPublication(documentOf(element('share-1', { items })), { title: 'A', address })
  expect(html).toContain('href="https://wa.me/?text=https%3A%2F%2Fejemplo.es%2Fp%2Fa%3Fb%3D1"')
  expect(html).toContain('href="mailto:?body=https%3A%2F%2Fejemplo.es%2Fp%2Fa%3Fb%3D1"')
  expect(html).toContain('aria-label="Compartir en WhatsApp"')
})

test('what stands nowhere yet cannot be handed on', () => {
  const html = htmlOf(element('share-1', { items }))
  expect(html).not.toContain('href=')
  expect(html.match(/role="link" aria-disabled="true"/g)).toHaveLength(2)
})
