import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { tabs } from '../tabs/definition.tsx'

const panels = [
  element('panel-2', { title: 'Uno', open: 'yes' }, []),
  element('panel-3', { title: 'Dos' }, []),
]

test('of the panels of an accordion one is open at a time: the browser groups them', () => {
  const html = htmlOf(element('accordion-1', {}, panels))
  expect(html.match(/<details[^>]* name="accordion-1"/g)).toHaveLength(2)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
  expect(htmlOf(element('panel-1', {}, []))).not.toContain(' name=')
})

test('a panel holds anything', () => {
  const html = htmlOf(element('panel-1', { title: 'Más' }, [element('heading-2', { text: 'Dentro' })]))
  expect(html).toMatch(/<summary[^>]*><span>Más<\/span><\/summary><div[^>]*><h1[^>]*>Dentro<\/h1><\/div>/)
})

test('tabs choose by radio buttons of their own, the first at first', () => {
  const items = [{ title: 'Uno' }, { title: 'Dos' }]
  const html = htmlOf(
    element('tabs-1', { items }, [element('text-2', { text: 'A' }), element('text-3', { text: 'B' })]),
  )
  expect(html.match(/type="radio"[^>]*name="tabs-tabs-1"/g)).toHaveLength(2)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/data-tab-bodies=""><p[^>]*>A<\/p><p[^>]*>B<\/p><\/div>/)
})

test('new tabs come with a content for each title', () => {
  expect(tabs.newChildren).toHaveLength(3)
})
