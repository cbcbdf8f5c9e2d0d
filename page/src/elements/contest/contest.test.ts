import { expect, test } from 'vitest'
import { renderPublication } from '../../render/render-publication.ts'
import { documentOf, element } from '../../testing/documents.ts'
import type { ContestOnPage } from '../../values/contest.ts'

const shown: ContestOnPage = {
  page: '/c/cesta',
  rules: '/c/cesta/bases',
  proof: '/proof/abc',
  title: 'La cesta <grande>',
  intro: 'Todo de aquí',
  picture: '',
  pictureText: '',
  prizes: ['Una cesta', 'Un jamón'],
  isOpen: true,
  winners: null,
  gallery: [
    { name: 'abcdefghjk', text: '<b>Mi cesta</b>', picture: '/c/cesta/obra/abcdefghjk' },
    { name: 'kjhgfedcba', text: '', picture: 'javascript:alert(1)' },
  ],
  ranking: [{ name: '"><script>alert(1)</script> R.', points: 7 }],
  countdown: { date: '2031-02-03 04:05', zone: 'Europe/Madrid' },
  said: (language) => ({
    when: `hasta (${language ?? 'es'})`,
    prizes: 'Premios',
    closed: 'Ya no se puede',
    over: 'Terminado',
    rules: 'Bases',
    proof: 'Prueba',
    page: 'Volver',
    winners: 'Ganadores',
    noWinners: 'Nadie',
    gallery: 'Obras',
    workOf: (name) => `Obra de ${name}`,
    ranking: 'Puestos',
    leads: `/c/cesta/leads?l=${language ?? 'es'}`,
    form: { fields: ['email'], buttonText: 'Participar', placeholder: '', captcha: 'work' },
  }),
}
const drawn = (contest: ContestOnPage | null, language?: string, props: Record<string, string> = {}) =>
  renderPublication(
    documentOf(element('contest-1', { src: 'https://ejemplo.es/c/cesta', title: 'Solo editando', ...props })),
    {
      title: 'Página',
      address: { page: '/p/una', leads: '/p/una/leads' },
      contests: new Map([['/c/cesta', contest]]),
      ...(language && { head: { language } }),
    },
  )

test('shows prizes and time left, and its form goes to the door of the contest', () => {
  const { html, manifest } = drawn(shown, 'fr')
  expect(html).toContain('La cesta &lt;grande&gt;')
  expect(html).not.toContain('Solo editando')
  expect(html).toContain('<li>Un jamón</li>')
  expect(html).toContain('hasta (fr)')
  expect(html).toContain('action="/c/cesta/leads?l=fr#')
  expect(manifest.forms).toEqual(['participar'])
  expect(manifest.links).toEqual(expect.arrayContaining(['/c/cesta', '/c/cesta/bases', '/proof/abc']))
  // That of the time, and that of the work that the form asks for.
  expect(manifest.scripts).toHaveLength(2)
})

test('asks nothing where it is closed, and says so; no script comes with it', () => {
  const { html, manifest } = drawn({ ...shown, isOpen: false, countdown: null })
  expect(html).toContain('Ya no se puede')
  expect(html).not.toContain('<form')
  expect(html).toContain('href="/c/cesta"')
  expect(manifest).toMatchObject({ forms: [], scripts: [] })
})

test('says who won once that is known, and so where nobody did', () => {
  const over = { ...shown, isOpen: false, countdown: null }
  expect(drawn(over).html).not.toContain('Ganadores')
  const { html } = drawn({ ...over, winners: [{ name: 'abcdefghjk', prize: 'Un <jamón>' }] })
  expect(html).toContain('<li>abcdefghjk · Un &lt;jamón&gt;</li>')
  expect(drawn({ ...over, winners: [] }).html).toContain('>Nadie</p>')
})

test('shows gallery and ranking where they are asked for, and what people write is never more than text', () => {
  const { html, manifest } = drawn({ ...shown, countdown: null, isOpen: false }, 'es', {
    gallery: 'yes',
    ranking: 'yes',
  })
  expect(html).toContain('<h3 class="')
  expect(html).toContain('src="/c/cesta/obra/abcdefghjk" alt="Obra de abcdefghjk"')
  expect(html).toContain('&lt;b&gt;Mi cesta&lt;/b&gt;')
  expect(html).toContain('<bdi>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; R.</bdi> · 7')
  expect(html).not.toMatch(/javascript:|<script>alert|<b>/)
  expect(manifest.scripts).toEqual([])
  const without = drawn(shown)
  expect(without.html).not.toMatch(/Obras|Puestos|abcdefghjk/)
  const none = drawn({ ...shown, gallery: [], ranking: [] }, 'es', { gallery: 'yes', ranking: 'yes' })
  expect(none.html).not.toMatch(/Obras|Puestos/)
})

test('leaves a sentence in the page’s language where it is there for nobody, and is drawn anew by its address', () => {
  const { html, manifest } = drawn(null, 'en')
  expect(html).toContain('This contest is not available.')
  expect(manifest.links).toEqual(['/c/cesta'])
})

test('a page that somebody wrote holds no contest: what nobody knows is the way to it', () => {
  const { said: _, ...written } = shown
  const known = { page: '/c/cesta', contest: written }
  const { html } = renderPublication(documentOf(element('contest-1', { src: '/c/otro', known })), {
    title: 'Página',
  })
  expect(html).toContain('href="/c/otro"')
  expect(html).not.toContain('La cesta')
})
