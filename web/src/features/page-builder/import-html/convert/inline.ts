import { type Measured, type MeasuredBox } from '../measure/measured.ts'
import { isPainted } from './paint.ts'
import { isShown, widest } from './piece.ts'

/** What stands in a line like a letter, but is none. */
const atoms = new Set([
  'img',
  'svg',
  'input',
  'button',
  'select',
  'textarea',
  'iframe',
  'video',
  'audio',
  'canvas',
  'progress',
  'meter',
  'object',
  'hr',
  'table',
  'form',
])

/** True for what flows in a line of text, with all it holds. */
export function isInline(node: Measured): boolean {
  if (node.kind === 'text') return true
  if (!isShown(node.looks)) return !holdsText(node)
  const display = widest(node.looks)?.style.display ?? ''
  const flows = display === 'inline' || display === 'contents'
  return flows && !atoms.has(node.tag) && !isLinkBox(node) && node.children.every(isInline)
}

/** True for a box of nothing but text that flows. */
export function holdsOnlyText(box: MeasuredBox): boolean {
  return box.children.every(isInline) && box.children.some(holdsText)
}

export function holdsText(node: Measured): boolean {
  if (node.kind === 'text') return node.text.trim() !== ''
  return isShown(node.looks) && node.children.some(holdsText)
}

/** True for a link or a button that is a box of its own: with a ground, a border, or room around its words. */
export function isLinkBox(box: MeasuredBox): boolean {
  const isButton = box.tag === 'button' || box.attributes['role'] === 'button'
  if (box.tag !== 'a' && !isButton) return false
  const style = widest(box.looks)?.style
  if (!style || !holdsText(box) || lettersIn(box) > 120) return false
  const isBox = isButton || style.display !== 'inline' || isPainted(box.looks)
  return isBox && box.children.every(isWord)
}

/** Words, and small drawings beside them. */
function isWord(node: Measured): boolean {
  if (node.kind === 'text') return true
  if (node.tag === 'svg' || node.tag === 'i') return true
  const display = widest(node.looks)?.style.display ?? 'inline'
  return (
    ['inline', 'inline-block', 'contents', 'none'].includes(display) &&
    !atoms.has(node.tag) &&
    node.children.every(isWord)
  )
}

function lettersIn(node: Measured): number {
  if (node.kind === 'text') return node.text.trim().length
  return node.children.reduce((sum, child) => sum + lettersIn(child), 0)
}
