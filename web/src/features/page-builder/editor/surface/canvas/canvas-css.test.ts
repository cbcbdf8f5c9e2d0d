import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Where a style of one element decides how those inside it look, a browser styles all of them anew with every change of any
// style: a page of thousands, each time that the canvas grows by a line.
test('no rule of the canvas asks for a style of what stands around', async () => {
  const css = await readFile(join(import.meta.dirname, 'canvas.css'), 'utf8')
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)
  const selectors = [...rules].flatMap(([, list = '']) => list.split(',')).map((one) => one.trim())
  expect(selectors.length).toBeGreaterThan(10)
  const around = selectors.filter((one) => {
    // A value in quotation marks may hold a space.
    const parts = one
      .replaceAll(/(["'])(?:(?!\1).)*\1/g, '""')
      .split(/[\s>+~]+/)
      .filter(Boolean)
    return parts.slice(0, -1).some((part) => part.includes('[style'))
  })
  expect(around).toEqual([])
})
