import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'

test('shows its text, whatever is written in it', () => {
  expect(htmlOf(element('__type__-1'))).toContain('__title__')
  expect(htmlOf(element('__type__-1', { text: '<b onclick=x>Hola</b>' }))).not.toContain('<b')
})

test('falls back where its props are nothing it knows', () => {
  expect(htmlOf(element('__type__-1', { text: 7, textColor: 'javascript:x' }))).not.toContain('javascript')
})
