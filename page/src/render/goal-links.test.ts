import { expect, test } from 'vitest'
import { renderPublication } from './render-publication.ts'
import { documentOf, element } from '../testing/documents.ts'
import { withGoalLinks } from './goal-links.ts'

const page = (props: object) =>
  renderPublication(documentOf(element('button-1', { text: 'Llama', ...props })), { title: 'x' }).html
const counted = (target: string) => `/p/_go/x?to=${encodeURIComponent(target)}&a="`

test('a link that is a goal leads by the address that counts it, and says where it goes', () => {
  const { html, links } = withGoalLinks(page({ link: 'tel:+34600000000', goal: 'click' }), counted)
  expect(html).toContain('href="/p/_go/x?to=tel%3A%2B34600000000&amp;a=&quot;" title="tel:+34600000000"')
  expect(html).not.toContain('data-goal')
  expect(links).toEqual(['/p/_go/x?to=tel%3A%2B34600000000&amp;a=&quot;'])
  const own = withGoalLinks(page({ link: 'https://wa.me/34?text=a&b=1', goal: 'click' }), (target) => target)
  expect(own.links).toEqual(['https://wa.me/34?text=a&amp;b=1'])
})

test('what is no goal, and what leads to a place on the page, stays as it is', () => {
  for (const props of [
    { link: 'tel:+34600000000' },
    { link: '#precio', goal: 'click' },
    { link: '', goal: 'click' },
  ]) {
    const html = page(props)
    expect(withGoalLinks(html, counted)).toEqual({ html, links: [] })
  }
})
