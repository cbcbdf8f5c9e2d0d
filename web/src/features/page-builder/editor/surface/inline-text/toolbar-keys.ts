import type { OpenText } from '../state/text-store.ts'

/**
 * The keys of the toolbar: arrows go from button to button, Escape goes back to the text. They are its own: neither the
 * canvas nor the editor's shortcuts see them. The focus that leaves for good ends the visit to the text. Returns the
 * function that disconnects it.
 */
export function toolbarKeys(bar: HTMLElement, open: Pick<OpenText, 'node' | 'focus' | 'end'>): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  bar.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      if (event.key === 'Escape') {
        event.preventDefault()
        open.focus()
      } else if (!isText(event.target)) step(bar, event)
    },
    options,
  )
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isNear =
        relatedTarget instanceof Node && (bar.contains(relatedTarget) || open.node.contains(relatedTarget))
      // What is drawn anew loses the focus to nobody.
      if (!isNear && relatedTarget !== null) open.end()
    },
    options,
  )
  return () => controller.abort()
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'color'
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

function step(bar: HTMLElement, event: KeyboardEvent): void {
  const direction = directions[event.key]
  if (direction === undefined) return
  const stops = [...bar.querySelectorAll<HTMLElement>('button, input')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + direction + stops.length) % stops.length]?.focus()
  event.preventDefault()
}
