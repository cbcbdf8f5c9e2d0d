import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { embeddedAt } from './hosts.ts'

test.each([
  ['https://open.spotify.com/embed/track/1', 'Spotify'],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', 'OpenStreetMap'],
])('%s is of %s', (src, name) => {
  expect(embeddedAt(src)).toEqual({ src, name })
})

test.each([
  '',
  'http://open.spotify.com/embed',
  'https://open.spotify.com.malo.es/embed',
  'https://open.spotify.com@malo.es/',
  'https://open.spotify.com:8443/',
  'https://usuario@open.spotify.com/',
  'https://ejemplo.es/',
  'constructor',
  'https://constructor/',
])('%j is of nobody on the list', (address) => {
  expect(embeddedAt(address)).toBeUndefined()
})

test('it is folded twice, and foreign to the page', () => {
  const html = htmlOf(element('embed-1', { src: 'https://open.spotify.com/embed/track/1' }))
  expect(html).toMatch(/^<details.*<details><summary.*<iframe[^>]*loading="lazy"[^>]*sandbox="/)
  expect(html).not.toContain(' open=')
  expect(htmlOf(element('embed-1', { src: 'https://ejemplo.es/' }))).not.toContain('<iframe')
})
