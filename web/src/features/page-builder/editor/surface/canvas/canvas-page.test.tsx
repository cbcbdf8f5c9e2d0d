// @vitest-environment happy-dom
import { registerElement } from '@aurelio/page/elements'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveElement, updateProps } from '../../model/commands/elements.ts'
import { renameProject } from '../../model/commands/rename-project.ts'
import { undoChange } from '../../model/commands/history.ts'
import { createEditorModel } from '../../model/state/editor-model.ts'
import { ModelContext } from '../../model/state/model-context.ts'
import { createEditorSurface } from '../create-surface.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { SurfaceContext } from '../state/surface-context.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { CanvasPage } from './canvas-page.tsx'

/** How often the view of each element ran since the last look. */
const views = new Map<string, number>()
let root: Root
let editor: EditorSurface

registerElement({
  type: 'container',
  name: 'Texto',
  icon: 'box',
  defaultProps: {},
  acceptsChildren: true,
  View: ({ id, parts, children }) => {
    views.set(id, (views.get(id) ?? 0) + 1)
    return <div {...parts.root}>{children}</div>
  },
})

const box = (id: string, ...children: ReturnType<typeof element>[]) => element('container', id, {}, children)

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const document = pageOf(box('a', box('a1'), box('a2', box('deep'))), box('b'), ...manyBoxes(200))
  editor = createEditorSurface(createEditorModel(document, 'Prueba'))
  const host = globalThis.document.createElement('div')
  globalThis.document.body.replaceChildren(host)
  root = createRoot(host)
  act(() =>
    root.render(
      <ModelContext value={editor}>
        <SurfaceContext value={editor}>
          <CanvasPage minHeight={100} />
        </SurfaceContext>
      </ModelContext>,
    ),
  )
})

afterEach(() => act(() => root.unmount()))

function manyBoxes(count: number) {
  return Array.from({ length: count }, (_, index) => box(`more-${index}`))
}

/** The elements that rendered while something was done. */
function rendered(work: () => void): string[] {
  views.clear()
  act(work)
  return [...views.keys()].toSorted()
}

it('renders the edited element alone', () => {
  expect(views.size).toBeGreaterThan(200)
  expect(rendered(() => updateProps(editor.store, 'deep', { gap: '4px' }))).toEqual(['deep'])
  expect(rendered(() => updateProps(editor.store, 'a', { gap: '4px' }))).toEqual(['a'])
  expect(rendered(() => undoChange(editor.store))).toEqual(['a'])
})

it('renders nothing for a selection, a hover, a drag or a name', () => {
  expect(
    rendered(() => {
      editor.store.setState({ selectedId: 'deep' })
      renameProject(editor.store, 'Otro')
      editor.hover.setState({ hoveredId: 'b' })
      editor.drag.start({ kind: 'canvas-element', id: 'b', index: 1 })
    }),
  ).toEqual([])
})

it('renders the two places of a move and what was moved', () => {
  expect(rendered(() => moveElement(editor.store, 'deep', { parent: 'b', index: 0 }))).toEqual([
    'a2',
    'b',
    'deep',
  ])
})

it('renders all for another viewport, once each', () => {
  rendered(() => editor.store.setState({ viewport: 'mobile' }))
  expect(views.size).toBe(205)
  expect(Math.max(...views.values())).toBe(1)
})

it('marks every element for the editor', () => {
  const node = document.querySelector('[data-element-id="deep"]')
  expect(node?.getAttribute('data-element-type')).toBe('container')
  expect(node?.parentElement?.closest('[data-element-id]')?.getAttribute('data-element-id')).toBe('a2')
  expect(node?.textContent).toBe('Contenedor anidado')
})
