import type { PublicOrigins } from '@aurelio/page'
import { expect, it } from 'vitest'
import { sourceOf } from './referrer.ts'
import { originsOfSite, withinSite } from './site-origins.ts'

const origins: PublicOrigins = {
  shared: 'https://panel.es',
  ofHost: (host) => `https://${host}`,
  isDashboards: true,
}
const of = (host: string | null) => ({ host, claim: null, byRecord: true, missingSince: null })
const languageHosts = JSON.stringify({ en: of('brand.com'), fr: of(null) })

it('a site stands at its host and at those of its languages that have one, or at one alone', () => {
  expect(originsOfSite(origins, { host: 'marca.es', languageHosts })).toEqual([
    'https://marca.es',
    'https://brand.com',
  ])
  expect(originsOfSite(origins, { host: 'marca.es', languageHosts: '{}' })).toEqual([])
  expect(originsOfSite(origins, { host: null, languageHosts })).toEqual([])
})

it('who comes from another host of the site comes from within it, and nobody else does', () => {
  const all = originsOfSite(origins, { host: 'marca.es', languageHosts })
  const from = (referer: string) => {
    const { host, query } = withinSite({ referer, host: 'brand.com', query: '' }, all)
    return sourceOf(referer, host, query).referrer
  }
  expect(from('https://marca.es/precios')).toBe('site')
  expect(from('https://brand.com/prices')).toBe('site')
  expect(from('https://marca.es.evil.com/precios')).toBe('other')
  expect(from('https://www.google.com/')).toBe('search')
})
