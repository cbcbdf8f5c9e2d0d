import type { Props } from '@aurelio/page/document'
import type { LeftBehind } from '../foreign/left-behind.ts'
import { type Measured, type MeasuredBox, px, type Style } from '../measure/measured.ts'
import { isSeen, over } from './paint.ts'
import { widest } from './piece.ts'

/** The rows of a foreign table as the product's table writes them; what was set apart in a cell is its words alone. */
export function tableProps(table: MeasuredBox, ground: string, left: LeftBehind): Props {
  const rows = rowsIn(table)
  const cells = rows.flatMap(cellsOf)
  left.add('cellMarks', cells.filter((cell) => cell.children.some(({ kind }) => kind === 'box')).length)
  const [first] = rows
  const isHead = first !== undefined && cellsOf(first).every(({ tag }) => tag === 'th')
  const hasNames = rows.slice(isHead ? 1 : 0).every((row) => cellsOf(row)[0]?.tag === 'th')
  const style: Style = widest(cells.at(-1)?.looks ?? table.looks)?.style ?? {}
  const head: Style = (isHead ? widest(cells[0]?.looks ?? table.looks)?.style : undefined) ?? {}
  return {
    rows: rows.map((row) => cellsOf(row).map(wordsOf).join(' | ')).join('\n'),
    header: isHead ? 'yes' : 'no',
    firstColumn: hasNames ? 'yes' : 'no',
    fontSize: `${px(style, 'font-size') || 16}px`,
    textColor: over(style.color ?? '#333333', ground),
    headColor: isSeen(head['background-color']) ? over(head['background-color'], ground) : '',
    lineColor: over(style['border-bottom-color'] ?? '#dddddd', ground),
  }
}

function rowsIn(box: MeasuredBox): MeasuredBox[] {
  return box.children.flatMap((child) => {
    if (child.kind === 'text') return []
    return child.tag === 'tr' ? [child] : rowsIn(child)
  })
}

function cellsOf(row: MeasuredBox): MeasuredBox[] {
  return row.children.filter(
    (child): child is MeasuredBox => child.kind === 'box' && /^t[dh]$/.test(child.tag),
  )
}

function wordsOf(node: Measured): string {
  const words = node.kind === 'text' ? node.text : node.children.map(wordsOf).join('')
  return words.replaceAll(/[\s|\u2028]+/g, ' ').trim()
}
