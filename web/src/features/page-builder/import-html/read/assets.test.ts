import { expect, it } from 'vitest'
import { createLeftBehind } from '../foreign/left-behind.ts'
import { createAssets } from './assets.ts'

function assetsOf(files: Record<string, string>, folder = '') {
  const left = createLeftBehind()
  const packed = new Map(
    Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
  )
  return { left, assets: createAssets({ html: '', files: packed, folder, name: '' }, left) }
}

it('puts what lies beside the page inside it, by the addresses that it names it by', () => {
  const { assets, left } = assetsOf(
    { 'web/img/a b.png': 'x', 'web/css/a.css': 'p{background:url(../img/a%20b.png?v=2)}' },
    'web/',
  )
  expect(assets.picture('img/a%20b.png')).toBe('data:image/png;base64,eA==')
  expect(assets.picture('./img/../img/a b.png#x')).toBe('data:image/png;base64,eA==')
  expect(assets.picture('/img/a b.png')).toBe('data:image/png;base64,eA==')
  expect(assets.styleSheet('css/a.css')).toBe('p{background:url("data:image/png;base64,eA==")}')
  expect(left.counts.size).toBe(0)
})

it('fetches nothing: what is elsewhere is told, what is missing is counted', () => {
  const { assets, left } = assetsOf({
    'a.css': '@import "https://x.example/b.css";p{background:url(//x.example/c.png)}',
  })
  expect(assets.styleSheet('a.css')).toBe('p{background:url("data:,")}')
  expect(assets.styleSheet('https://x.example/d.css')).toBeNull()
  expect(assets.picture('falta.png')).toBeNull()
  expect(assets.picture('javascript:alert(1)')).toBeNull()
  expect([...left.pictures]).toEqual(['//x.example/c.png', 'javascript:alert(1)'])
  expect(Object.fromEntries(left.counts)).toEqual({ remoteStyles: 1, missingPictures: 1 })
})

it('follows sheets that name sheets, and comes to an end where they name each other', () => {
  const { assets } = assetsOf({
    'a.css': "@import url('b/b.css') print;a{}",
    'b/b.css': 'b{background:url(c.gif)}',
    'b/c.gif': 'x',
  })
  expect(assets.styleSheet('a.css')).toBe('@media  print{b{background:url("data:image/gif;base64,eA==")}}a{}')
  const round = assetsOf({ 'a.css': '@import "a.css";p{}' })
  expect(round.assets.styleSheet('a.css')).toContain('p{}')
  expect(round.left.counts.get('remoteStyles')).toBe(1)
})

it('keeps no way out of a style sheet', () => {
  const { assets } = assetsOf({})
  const hostile = `a{background:url( "https://x.example/a.png" );cursor:url('\\\\x.example/b.cur')} @import url(//x.example/c.css);`
  expect(assets.css(hostile)).not.toContain('x.example')
})
