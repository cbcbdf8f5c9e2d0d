import { expect, test } from 'vitest'
import { withSkill } from './skills.ts'

test.each([
  [[], ' SEO ', ['SEO']],
  [['SEO'], 'seo', ['SEO']],
  [['SEO'], '   ', ['SEO']],
  [['SEO'], 'Diseño', ['SEO', 'Diseño']],
])('%o with %o', (skills, typed, expected) => {
  expect(withSkill(skills, typed)).toEqual(expected)
})
