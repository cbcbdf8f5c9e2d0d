import { expect, it } from 'vitest'
import { slugOf } from '@aurelio/page'
import { slugCandidates } from './slug.ts'

it.each([
  ['Captación de Ñandúes', 'captacion-de-nandues'],
  ['  ¡Oferta!  50 % ', 'oferta-50'],
  ['日本', 'pagina'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a'.repeat(59) + ' bc', 'a'.repeat(59)],
])('%s stands at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('has another address ready when the plain one is taken', () => {
  expect(slugCandidates('Oferta', 'f00d')).toEqual(['oferta', 'oferta-2', 'oferta-3', 'oferta-f00d'])
})
