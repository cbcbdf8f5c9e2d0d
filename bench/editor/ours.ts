import { type Probe, timed, watchDrag, watchTyping } from './probe.ts'

// Our editor has no interface for programs: it is driven by its documented hooks, as a person's hand would.
const node = (id: string) => document.querySelector(`[data-element-id="${id}"]`)
const count = () => document.querySelectorAll('[data-canvas] [data-element-id]').length

function press(selector: string) {
  const button = document.querySelector(selector)
  if (!(button instanceof HTMLButtonElement) || button.disabled) throw new Error(`Not ready: ${selector}`)
  button.click()
}

function textField() {
  const field = document.querySelector('[data-prop="text"]')
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : null
}

/** As React sees a keystroke. */
function write(text: string) {
  const field = textField()
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

const probe: Probe = {
  count,
  node,
  select: (id) =>
    timed(
      () => node(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      () =>
        node(id)?.getAttribute('data-selected') === 'true' && textField()?.value === node(id)?.textContent,
    ),
  edit: (id, text) =>
    timed(
      () => write(text),
      () => node(id)?.textContent === text,
    ),
  insert: () => {
    const before = count()
    return timed(
      () => press('[data-panel-element="text"]'),
      () => count() === before + 1,
    )
  },
  undo: () => {
    const before = count()
    return timed(
      () => press('[data-action="undo"]'),
      () => count() === before - 1,
    )
  },
}

globalThis.probe = probe
Object.assign(globalThis, {
  watchTyping: (id: string) => watchTyping(probe, id),
  watchDrag: () => watchDrag(probe),
})
