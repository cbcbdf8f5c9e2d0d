import { describe, expect, it } from 'vitest'
import type { Box, Flow } from '../geometry/geometry.ts'
import { targetAt, type Container } from './target.ts'

const column: Flow = { axis: 'column', reverse: false, wrap: false }
const row: Flow = { axis: 'row', reverse: false, wrap: false }

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/** A page with a heading, a row of two (a text and an empty container), and a closing text. */
const page: Container = {
  id: null,
  box: box(0, 0, 400, 800),
  flow: column,
  children: [
    { id: 'heading', box: box(0, 0, 400, 50) },
    { id: 'row', box: box(0, 60, 400, 200) },
    { id: 'closing', box: box(0, 270, 400, 30) },
  ],
}
const rowContainer: Container = {
  id: 'row',
  box: box(0, 60, 400, 200),
  flow: row,
  children: [
    { id: 'text', box: box(20, 80, 150, 160) },
    { id: 'inner', box: box(190, 80, 190, 160) },
  ],
}
const inner: Container = { id: 'inner', box: box(190, 80, 190, 160), flow: column, children: [] }

describe('targetAt', () => {
  it('finds the slot on the page itself', () => {
    expect(targetAt({ x: 100, y: 10 }, [page])).toMatchObject({ parent: null, index: 0, empty: false })
    expect(targetAt({ x: 100, y: 700 }, [page])).toMatchObject({ parent: null, index: 3 })
  })

  it('goes into the container under the pointer, along its own flow', () => {
    expect(targetAt({ x: 30, y: 160 }, [page, rowContainer])).toMatchObject({ parent: 'row', index: 0 })
    expect(targetAt({ x: 165, y: 160 }, [page, rowContainer])).toMatchObject({ parent: 'row', index: 1 })
  })

  it('goes into an empty nested container, which has no line', () => {
    const target = targetAt({ x: 280, y: 160 }, [page, rowContainer, inner])
    expect(target).toMatchObject({ parent: 'inner', index: 0, line: null, empty: true })
  })

  it('stands beside a container at its outer edge, by the flow around it', () => {
    expect(targetAt({ x: 280, y: 64 }, [page, rowContainer])).toMatchObject({ parent: null, index: 1 })
    expect(targetAt({ x: 280, y: 258 }, [page, rowContainer])).toMatchObject({ parent: null, index: 2 })
    expect(targetAt({ x: 193, y: 160 }, [page, rowContainer, inner])).toMatchObject({
      parent: 'row',
      index: 1,
    })
    expect(targetAt({ x: 377, y: 160 }, [page, rowContainer, inner])).toMatchObject({
      parent: 'row',
      index: 2,
    })
  })

  it('gives the first slot of an empty page', () => {
    const blank: Container = { ...page, children: [] }
    expect(targetAt({ x: 5, y: 5 }, [blank])).toMatchObject({ parent: null, index: 0, empty: true })
  })
})
