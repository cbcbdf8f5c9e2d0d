import type { ByViewport, Look, MeasuredBox, Rect } from '../measure/measured.ts'
import { isPainted } from './paint.ts'
import { byViewport, type Group, widest } from './piece.ts'

export function emptyGroup(box: MeasuredBox, anchor: string): Group {
  const rects = rectsOf(box.looks)
  return {
    kind: 'group',
    tag: box.tag,
    children: [],
    isPainted: isPainted(box.looks),
    veil: widest(box.looks)?.veil ?? '',
    rects,
    looks: box.looks,
    anchor,
    isOver: isOver(box),
  }
}

export function isOver({ looks }: MeasuredBox): boolean {
  return ['absolute', 'fixed'].includes(widest(looks)?.style.position ?? '')
}

export function rectsOf(looks: ByViewport<Look>): ByViewport<Rect> {
  return byViewport((viewport) => looks[viewport]?.rect ?? null)
}
