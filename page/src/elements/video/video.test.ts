import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf, rootStyles } from '../../testing/view.ts'
import { videoSource } from './source.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s plays at %s', (address, src) => {
  expect(videoSource(address)).toEqual({ kind: 'player', src })
})

test.each([
  '/v.mp4',
  'https://ejemplo.es/v.mp4',
  'https://youtube.com.malo.es/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@canal',
])('%s is a file', (src) => {
  expect(videoSource(src)).toEqual({ kind: 'file', src })
})

test.each(['', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'mailto:a@b.es'])(
  '%j is nothing',
  (address) => {
    expect(videoSource(address)).toEqual({ kind: 'none' })
  },
)

test('a player is sandboxed and loads late; a file has controls; without address there is a quiet box', () => {
  const player = htmlOf(element('video-1', { src: 'https://youtu.be/dQw4w9WgXcQ' }))
  expect(player).toMatch(/^<iframe [^>]*sandbox="allow-scripts[^"]*"/)
  expect(player).toContain('loading="lazy"')
  expect(player).toContain('title="Reproductor de vídeo"')
  const file = htmlOf(element('video-1', { src: '/v.mp4', captions: '/v.vtt' }))
  expect(file).toMatch(/^<video [^>]*controls="" preload="metadata"/)
  expect(file).toContain('<track kind="captions"')
  expect(htmlOf(element('video-1', { src: '/v.mp4' }))).not.toContain('<track')
  expect(htmlOf(element('video-1', {}))).toMatch(/^<div [^>]*data-video-empty/)
})

test('the picture before the film shows while there is none, and on a file', () => {
  const empty = rootStyles(element('video-1', { poster: '/portada.png' }))
  expect(empty).toMatchObject({ backgroundImage: 'url("/portada.png")', backgroundSize: 'cover' })
  expect(htmlOf(element('video-1', { src: '/v.mp4', poster: '/portada.png' }))).toContain(
    'poster="/portada.png"',
  )
  expect(htmlOf(element('video-1', { src: '/v.mp4', poster: 'javascript:alert(1)' }))).not.toContain('poster')
})
