import { describe, expect, it } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { languageCodes } from '../values/language.ts'
import { withSuggestion } from './language-suggestion.ts'
import { renderPublication } from './render-publication.ts'

const spanish = { code: 'es', address: '/p/hola', isHere: true, url: 'https://a.es/p/hola' }
const english = { code: 'en', address: '/p/en/hello', isHere: true, url: 'https://a.es/p/en/hello' }
const french = { code: 'fr', address: '/p/hola', isHere: false, url: null }
const drawn = (items: readonly (typeof spanish | typeof french)[], current = 'es', props = {}) =>
  renderPublication(
    documentOf(
      element('language_switch-1', { languagesFrom: 'site', ...props }),
      element('heading-2', { text: 'Hola' }),
    ),
    {
      title: 'Hola',
      address: { page: '/p/hola', leads: '/p/hola/leads', url: 'https://a.es/p/hola' },
      head: { language: current },
      languages: { current, items },
    },
  ).html

describe('a page in several languages', () => {
  it('says where it is in each, which one is for everybody else, and which address is its own', () => {
    const html = drawn([spanish, english, french])
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
    expect(links.map(([, language, url]) => [language, url])).toEqual([
      ['es', spanish.url],
      ['en', english.url],
      ['x-default', spanish.url],
    ])
    expect(html).toContain('<link rel="canonical" href="https://a.es/p/hola">')
  })

  it('shows the languages of its site in the switch, and says where it is not there', () => {
    const html = drawn([spanish, english, french])
    expect(html).toContain('aria-current="true"')
    expect(html).toContain('href="/p/en/hello"')
    expect(html).toContain('(esta página no está traducida)')
    expect(drawn([spanish, english, french], 'en')).toContain('(this page is not translated)')
  })

  it('leaves a switch its own where the site has one language, or it shows none of it', () => {
    const own = { items: [{ language: 'de', link: 'https://b.de/' }], current: 'es' }
    expect(drawn([spanish], 'es', own)).toContain('https://b.de/')
    expect(drawn([spanish, english], 'es', { ...own, languagesFrom: 'own' })).toContain('https://b.de/')
    expect(drawn([spanish])).not.toContain('hreflang="x-default"')
  })

  it('is written from the right where its language is', () => {
    expect(drawn([spanish], 'ar')).toContain('<html lang="ar" dir="rtl">')
    expect(drawn([spanish], 'en')).toContain('<html lang="en">')
  })

  it('is suggested in every language that a site may have, in a line that its policy has the style of', () => {
    const html = drawn([spanish, english])
    expect(html).toContain('[data-suggestion]')
    for (const code of languageCodes) {
      const suggested = withSuggestion(html, { code, address: `/p/${code}/x` })
      expect(suggested).toMatch(
        new RegExp(`<aside lang="${code}" dir="(?:ltr|rtl)" data-suggestion=""><a href="/p/${code}/x"`),
      )
      // Who goes by keyboard reaches the way to the content first.
      expect(suggested.indexOf('class="saltar"')).toBeLessThan(suggested.indexOf('data-suggestion=""'))
    }
    expect(withSuggestion(html, { code: 'xx', address: '/' })).toBe(html)
  })
})
