import type { LeftBehind } from '../foreign/left-behind.ts'
import type { MeasuredBox } from '../measure/measured.ts'
import { lineOf } from './edges.ts'
import { isInline } from './inline.ts'
import type { Piece } from './piece.ts'
import { isOver, rectsOf } from './piece-parts.ts'

/** What a person fills in. */
export const fieldTags: ReadonlySet<string> = new Set(['input', 'select', 'textarea'])

export function leafOf(box: MeasuredBox, { left }: { left: LeftBehind }): Piece[] | null {
  const base = { rects: rectsOf(box.looks), looks: box.looks, anchor: '', isOver: isOver(box) }
  if (box.tag === 'img' || box.tag === 'svg') {
    const source = box.picture?.source ?? ''
    return source === '' ? [] : [{ ...base, kind: 'picture', box, source }]
  }
  const video = videoOf(box)
  if (video !== '') return [{ ...base, kind: 'video', source: video }]
  if (box.tag === 'hr') return [{ ...base, kind: 'line', ...lineOf(box) }]
  if (box.tag === 'form') {
    if (fieldsIn(box) > 0 && !isSearch(box)) return [{ ...base, kind: 'form', box }]
    left.add('fields', fieldsIn(box))
    return fieldsIn(box) > 0 ? [] : null
  }
  if (box.tag === 'table' && isDataTable(box)) return [{ ...base, kind: 'table', box }]
  return null
}

/** The address of the player whose place the box keeps, or of the film that it is; '' for none. */
export function videoOf({ attributes }: MeasuredBox): string {
  return attributes['data-video'] ?? ''
}

function fieldsIn(box: MeasuredBox): number {
  return box.children.reduce((sum, child) => {
    if (child.kind === 'text') return sum
    const isField =
      fieldTags.has(child.tag) &&
      !['hidden', 'submit', 'button', 'image', 'reset'].includes(child.attributes['type'] ?? '')
    return sum + (isField ? 1 : fieldsIn(child))
  }, 0)
}

/** A search over another site has nothing to search here. */
function isSearch(box: MeasuredBox): boolean {
  if (box.attributes['role'] === 'search') return true
  const types = (each: MeasuredBox): string[] =>
    each.children.flatMap((child) =>
      child.kind === 'text'
        ? []
        : child.tag === 'input'
          ? [child.attributes['type'] ?? 'text']
          : types(child),
    )
  return fieldsIn(box) === 1 && types(box).includes('search')
}

function isDataTable(box: MeasuredBox): boolean {
  const cells = cellsIn(box)
  return cells.length > 3 && cells.every((cell) => cell.children.every(isInline))
}

function cellsIn(box: MeasuredBox): MeasuredBox[] {
  return box.children.flatMap((child) => {
    if (child.kind === 'text') return []
    return child.tag === 'td' || child.tag === 'th' ? [child] : cellsIn(child)
  })
}
