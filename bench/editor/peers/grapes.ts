import 'grapesjs/dist/css/grapes.min.css'
import grapes from 'grapesjs'
import { type Sample, sampleDocument } from '../../../e2e/product/large-page.ts'
import { type Probe, timed, watchDrag } from '../probe.ts'

const elements = Number(new URLSearchParams(location.search).get('n'))

/** The same element in GrapesJS's own shape. */
function component({ id, type, props }: Sample): Record<string, unknown> {
  const attributes = { 'data-bench': id }
  const text = typeof props['text'] === 'string' ? props['text'] : ''
  if (type === 'container')
    return {
      tagName: 'div',
      attributes,
      style: { padding: String(props['padding']) },
      components: (props.children ?? []).map(component),
    }
  if (type === 'image')
    return {
      type: 'image',
      attributes: { ...attributes, src: props['src'], alt: props['alt'] },
      style: { height: '40px' },
    }
  const tagName = type === 'heading' ? 'h2' : type === 'button' ? 'a' : 'p'
  return { type: type === 'button' ? 'link' : 'text', tagName, attributes, components: text }
}

const editor = grapes.init({
  container: '#editor',
  height: '100vh',
  storageManager: false,
  telemetry: false,
  components: sampleDocument(elements).map(component),
  blockManager: {
    blocks: [
      {
        id: 'text',
        label: 'Text',
        content: { type: 'text', tagName: 'p', attributes: { 'data-bench': 'new' }, components: 'Nuevo' },
      },
    ],
  },
})
editor.on('load', () => editor.runCommand('open-blocks'))

const page = () => editor.Canvas.getDocument()
const count = () => page()?.querySelectorAll('[data-bench]').length ?? 0
const node = (id: string) => page()?.querySelector(`[data-bench="${id}"]`) ?? null
const find = (id: string) => {
  const [found] = editor.getWrapper()?.find(`[data-bench="${id}"]`) ?? []
  if (!found) throw new Error(`No ${id}`)
  return found
}

const probe: Probe = {
  count,
  node,
  select: (id) =>
    timed(
      () => editor.select(find(id)),
      () => node(id)?.classList.contains('gjs-selected') === true,
    ),
  edit: (id, text) =>
    timed(
      () => find(id).components(text),
      () => node(id)?.textContent === text,
    ),
  insert: (id) => {
    const before = count()
    const beside = find(id)
    return timed(
      () =>
        beside
          .parent()
          ?.append(
            { type: 'text', tagName: 'p', attributes: { 'data-bench': 'new' }, components: 'Nuevo' },
            { at: beside.index() + 1 },
          ),
      () => count() === before + 1,
    )
  },
  undo: () => {
    const before = count()
    return timed(
      () => editor.UndoManager.undo(),
      () => count() === before - 1,
    )
  },
}

globalThis.probe = probe
Object.assign(globalThis, { watchDrag: () => watchDrag(probe) })
