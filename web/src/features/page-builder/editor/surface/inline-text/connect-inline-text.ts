import type { EditorSurface } from '../state/editor-surface.ts'
import { elementIdAt, elementNode } from '../nodes/element-node.ts'

type Editing = typeof import('./edit-text.ts')
let editing: Editing | undefined
const loadEditing = async (): Promise<Editing> => (editing ??= await import('./edit-text.ts'))

/**
 * Begins to edit a text in place: by double click, by a touch on what is selected already, or by Enter. What
 * edits it is loaded at the first press or focus on the canvas, and from then on a text is open at once: the very next
 * key belongs to it. Returns the function that disconnects it.
 */
export function connectInlineText(surface: HTMLElement, editor: EditorSurface): () => void {
  const { store } = editor
  const controller = new AbortController()
  const { signal } = controller
  let selectedAtPress: string | null = null
  /** What the first click of a double one fell on: what it opens may push something else under the pointer. */
  let firstClick: Element | null = null

  function begin(id: string | null, target: Element | null, event: MouseEvent | KeyboardEvent) {
    const state = store.getState()
    if (id === null || state.isReadOnly || state.selectedWith.length > 0) return
    const point = event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null
    const begun = { surface, id, target, point }
    if (editing) editing.editText(editor, begun)
    else void open(begun)
  }

  /** Keys that are pressed before it is there were meant for the text: none may do something to its element. */
  async function open(begun: Parameters<Editing['editText']>[1]) {
    const waiting = new AbortController()
    surface.addEventListener('keydown', swallow, { capture: true, signal: waiting.signal })
    try {
      const { editText } = await loadEditing()
      if (!signal.aborted) editText(editor, begun)
    } finally {
      waiting.abort()
    }
  }

  surface.addEventListener(
    'pointerdown',
    () => {
      selectedAtPress = store.getState().selectedId
      void loadEditing()
    },
    { signal },
  )
  surface.addEventListener('focusin', () => void loadEditing(), { signal })
  surface.addEventListener('pointerover', () => void loadEditing(), { signal, once: true })
  surface.addEventListener(
    'dblclick',
    (event) => {
      const target = targetOf(event)
      const first = firstClick !== target && firstClick?.isConnected ? firstClick : null
      const id = first === null ? null : elementIdAt(first)
      if (id === null || id === elementIdAt(target)) {
        begin(takenId(event), target, event)
        return
      }
      store.setState({ selectedId: id })
      begin(id, first, event)
    },
    { signal },
  )
  surface.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) firstClick = targetOf(event)
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return
      const id = takenId(event)
      if (id === selectedAtPress) begin(id, targetOf(event), event)
    },
    { signal },
  )
  surface.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.defaultPrevented || isEditing(event.target)) return
      if (event.target !== surface && elementIdAt(event.target) === null) return
      const id = store.getState().selectedId
      begin(id, id === null ? null : elementNode(surface, id), event)
      event.preventDefault()
    },
    { signal },
  )
  return () => controller.abort()

  /** The element under the pointer where it is the one selected: a locked one never is, by pointer. */
  function takenId(event: Event): string | null {
    if (isEditing(event.target)) return null
    const id = elementIdAt(event.target)
    return id === store.getState().selectedId ? id : null
  }
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function targetOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null
}

function isEditing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-inline-editing]') !== null
}
