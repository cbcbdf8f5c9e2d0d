import type { Viewport } from '@aurelio/page/document'
import type {
  ByViewport,
  Ink,
  Look,
  Measured,
  MeasuredBox,
  MeasuredText,
  Style,
} from '../measure/measured.ts'

type Place = [x: number, y: number, width: number, height: number]

const plain: Style = {
  display: 'block',
  position: 'static',
  color: '#333333',
  'background-color': '#00000000',
  'background-image': 'none',
  'font-family': 'Arial',
  'font-size': '16px',
  'font-weight': '400',
  'line-height': '24px',
  'text-align': 'left',
  'list-style-type': 'none',
  opacity: '1',
}

/** A box as it is measured, the same on every device unless `on` says otherwise. For tests. */
export function box(
  tag: string,
  [x, y, width, height]: Place,
  style: Style,
  children: readonly Measured[],
  on: Partial<Record<Viewport, Style>> = {},
  attributes: Record<string, string> = {},
): MeasuredBox {
  const look = (viewport: Viewport): Look => ({
    rect: { x, y, width, height },
    style: { ...plain, ...style, ...on[viewport] },
  })
  const looks = { desktop: look('desktop'), tablet: look('tablet'), mobile: look('mobile') }
  return { kind: 'box', tag, attributes, looks, children }
}

/** Letters on one line. */
export function text(words: string, [x, y, width, height]: Place): MeasuredText {
  const ink: Ink = { rect: { x, y, width, height }, lines: 1, glyphs: height }
  return { kind: 'text', text: words, looks: { desktop: ink, tablet: ink, mobile: ink } }
}

export function link(href: string, words: string, place: Place): MeasuredBox {
  const style = { display: 'inline', 'text-decoration-line': 'underline' }
  return box('a', place, style, [text(words, place)], {}, { href })
}

export function list(points: readonly string[], [x, y]: [number, number]): MeasuredBox {
  const items = points.map((words, at) =>
    box('li', [x, y + at * 24, 960, 24], { display: 'list-item', 'list-style-type': 'disc' }, [
      text(words, [x, y + at * 24, 40, 24]),
    ]),
  )
  return box('ul', [0, y, 1000, points.length * 24], {}, items)
}

/** The same, not shown on one device. */
export function hidden(viewport: Viewport, shown: MeasuredBox): MeasuredBox {
  const without = <T>(looks: ByViewport<T>): ByViewport<T> => ({ ...looks, [viewport]: null })
  const children = shown.children.map((child): Measured =>
    child.kind === 'text' ? { ...child, looks: without(child.looks) } : hidden(viewport, child),
  )
  return { ...shown, looks: without(shown.looks), children }
}
