import { describe, expect, test } from 'vitest'
import { element } from '../testing/documents.ts'
import { rootStyles } from '../testing/view.ts'
import { everyElement } from './groups.ts'

const box = { widthType: 'box', width: '600px' }

describe('the position in the container', () => {
  test.each([
    ['image-1', {}],
    ['video-1', {}],
    ['button-1', {}],
    ['container-1', box],
  ])('%s: margins take the room that is left', (id, props) => {
    const styles = (align: string) => rootStyles(element(id, { ...props, align }))
    expect(styles('left')).toMatchObject({ marginInline: '0 auto' })
    expect(styles('center')).toMatchObject({ marginInline: 'auto' })
    expect(styles('right')).toMatchObject({ marginInline: 'auto 0' })
  })

  test('nothing is written until it is set, but for a container of its own width on the page', () => {
    expect(rootStyles(element('button-1'))).toMatchObject({ display: 'inline-block' })
    expect(rootStyles(element('image-1'))).not.toHaveProperty('marginInline')
    expect(rootStyles(element('container-1', box))).toMatchObject({ marginInline: 'auto' })
    expect(rootStyles(element('container-1', { align: 'right' }))).not.toHaveProperty('marginInline')
  })

  test('a stretched button takes all the width', () => {
    expect(rootStyles(element('button-1', { align: 'stretch' }))).toMatchObject({
      display: 'block',
      width: '100%',
    })
  })

  test('what aligning sets is what its type reads', () => {
    for (const { schema, alignments = {} } of everyElement) {
      for (const props of Object.values(alignments)) {
        const set = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
        expect(schema.parse(props)).toMatchObject(set)
      }
    }
  })
})
