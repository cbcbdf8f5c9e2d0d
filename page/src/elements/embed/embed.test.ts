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

test('what YouTube gives to be embedded comes from its host that follows nobody', () => {
  const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  expect(embeddedAt('https://www.youtube.com/embed/dQw4w9WgXcQ')).toEqual({ src, name: 'YouTube' })
})

test.each([
  '',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
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

test('it is folded, empty until its link fills it, and foreign to the page', () => {
  const html = htmlOf(element('embed-1', { src: 'https://open.spotify.com/embed/track/1' }))
  expect(html).toMatch(
    /^<details.*<a [^>]*href="[^"]*spotify[^"]*" target="embed-embed-1".*<iframe[^>]*sandbox="/,
  )
  expect(html).toMatch(/<iframe[^>]* name="embed-embed-1"/)
  expect(html).not.toMatch(/ open=|<iframe[^>]* src=/)
  expect(htmlOf(element('embed-1', { src: 'https://ejemplo.es/' }))).not.toContain('<iframe')
})
