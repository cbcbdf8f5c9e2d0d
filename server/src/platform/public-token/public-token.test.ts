import { expect, it } from 'vitest'
import { type PublicClaims, publicTokens, tokenSeconds } from './public-token.ts'

const here = { siteId: 'site', pageId: 'page' }
const noon = Date.parse('2026-11-22T12:00:00Z')
const claims: PublicClaims = {
  publicationId: 'publication',
  issued: noon / 1000,
  nonce: 'n0nce',
  variant: 'A',
  referrer: 'search',
  referrerAddress: 'www.google.es/maps',
  campaign: { source: 'carta', medium: 'email', name: 'otoño', term: 'zapatos', content: 'arriba' },
}
const at = (seconds: number) => publicTokens('secret', () => noon + seconds * 1000)
const token = at(0).sign(claims, here)

it('says what it was made with, on the next day too', () => {
  expect(at(0).read(token, here)).toEqual(claims)
  expect(at(tokenSeconds).read(token, here)).toEqual(claims)
  expect(token.length).toBeLessThan(210)
  for (const plain of [
    { ...claims, campaign: null },
    { ...claims, campaign: null, referrerAddress: '' },
    { ...claims, referrerAddress: '' },
    { ...claims, variant: 'B' },
  ])
    expect(at(5).read(at(0).sign(plain, here), here)).toEqual(plain)
})

it('holds the longest that a visit can say', () => {
  const name = '字'.repeat(60)
  const campaign = { source: name, medium: name, name, term: name, content: name }
  const full = { ...claims, campaign, referrerAddress: 'a'.repeat(200) }
  expect(at(5).read(at(0).sign(full, here), here)).toEqual(full)
})

it('ends after a day, and is none of the future', () => {
  expect(at(tokenSeconds + 1).read(token, here)).toBeNull()
  expect(at(-90).read(token, here)).toBeNull()
})

it('is good for its page, its site and its installation alone', () => {
  expect(at(0).read(token, { ...here, pageId: 'other' })).toBeNull()
  expect(at(0).read(token, { ...here, siteId: '' })).toBeNull()
  expect(publicTokens('another secret', () => noon).read(token, here)).toBeNull()
})

it('nothing in it can be changed', () => {
  const [body = '', mac = ''] = token.split('.')
  const forged = Buffer.from(body, 'base64url').toString().replace('search', 'direct')
  expect(at(0).read(`${Buffer.from(forged).toString('base64url')}.${mac}`, here)).toBeNull()
  for (const wrong of ['', '.', `${body}.`, `${body}.${mac}x`, `${token}.x`, 'x'.repeat(5000), `e30.${mac}`])
    expect(at(0).read(wrong, here)).toBeNull()
})
