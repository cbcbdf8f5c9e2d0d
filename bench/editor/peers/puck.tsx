import '@puckeditor/core/puck.css'
import { type Config, createUsePuck, type PuckApi, Puck } from '@puckeditor/core'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type Sample, sampleDocument } from '../../../e2e/product/large-page.ts'
import { type Probe, timed, watchDrag, watchTyping } from '../probe.ts'

const search = new URLSearchParams(location.search)
const elements = Number(search.get('n'))
const isVirtual = search.has('virtual')

/** The same element in Puck's own shape: children stand in a slot. */
function component({ id, type, props: { children, ...props } }: Sample): {
  type: string
  props: Record<string, unknown>
} {
  return { type, props: { ...props, id, ...(children && { content: children.map(component) }) } }
}

const config: Config = {
  components: {
    container: {
      fields: { padding: { type: 'text' }, content: { type: 'slot' } },
      render: ({ content: Content, padding }) => (
        <div style={{ padding }}>
          <Content />
        </div>
      ),
    },
    heading: { fields: { text: { type: 'text' } }, render: ({ text }) => <h2>{text}</h2> },
    text: {
      fields: { text: { type: 'text' } },
      defaultProps: { text: 'Nuevo' },
      render: ({ text }) => <p>{text}</p>,
    },
    button: {
      fields: { text: { type: 'text' }, link: { type: 'text' } },
      render: ({ text, link }) => <a href={link}>{text}</a>,
    },
    image: {
      fields: { src: { type: 'text' } },
      render: ({ src, alt, height }) => <img src={src} alt={alt} style={{ height }} />,
    },
  },
}

const usePuck = createUsePuck()
let api: PuckApi
/** Hands Puck's own interface out; it renders nothing. */
function Hand() {
  const dispatch = usePuck((state) => state.dispatch)
  const find = usePuck((state) => state.getSelectorForId)
  const item = usePuck((state) => state.getItemById)
  const history = usePuck((state) => state.history)
  useEffect(() => {
    api = { dispatch, getSelectorForId: find, getItemById: item, history }
  })
  return null
}

const page = () => document.querySelector('iframe')?.contentDocument ?? document
const node = (id: string) => page().querySelector(`[data-puck-component="${id}"]`)
const count = () => page().querySelectorAll('[data-puck-component]').length
const selector = (id: string) => {
  const found = api.getSelectorForId(id)
  if (!found) throw new Error(`No ${id}`)
  return found
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 600))

const probe: Probe = {
  count,
  node,
  select: (id) => {
    const text = String(api.getItemById(id)?.props['text'])
    return timed(
      () => api.dispatch({ type: 'setUi', ui: { itemSelector: selector(id) } }),
      () => document.querySelector<HTMLInputElement>('input[name="text"]')?.value === text,
    )
  },
  edit: (id, text) => {
    const { index, zone } = selector(id)
    return timed(
      () =>
        api.dispatch({
          type: 'replace',
          destinationIndex: index,
          destinationZone: zone,
          data: { type: 'text', props: { id, text } },
        }),
      // Virtualised, the element may stand outside of what is drawn: then the command's own paint is all there is.
      () => (node(id)?.textContent ?? text) === text,
    )
  },
  insert: (id) => {
    const before = count()
    const { index, zone } = selector(id)
    return timed(
      () =>
        api.dispatch({
          type: 'insert',
          componentType: 'text',
          destinationIndex: index + 1,
          destinationZone: zone,
        }),
      () => isVirtual || count() === before + 1,
    )
  },
  undo: async () => {
    // Puck writes its history a quarter of a second after a change.
    await settle()
    const before = count()
    return timed(
      () => api.history.back(),
      () => isVirtual || count() === before - 1,
    )
  },
}

globalThis.probe = probe
Object.assign(globalThis, {
  watchTyping: (id: string) => watchTyping(probe, id),
  watchDrag: () => watchDrag(probe),
})

const root = document.querySelector('#editor')
if (root)
  createRoot(root).render(
    <Puck
      config={config}
      data={{ content: sampleDocument(elements).map(component), root: { props: {} } }}
      _experimentalVirtualization={isVirtual}
      overrides={{ headerActions: () => <Hand /> }}
    />,
  )
