import { cutCell, groupsIn, type Part } from '../cell.ts'
import { doubleQuotes } from '../csv-cell.ts'
import { guardMark, quoteMark, type Mark } from '../edges.ts'
import { groupKey } from '../spintax.ts'
import type { SectionRules } from './section-rules.ts'
import type { SectionWriter } from './section-writer.ts'
import { countGroup } from './tally.ts'

/** Adds cells in any writing; `add` returns how many spintax groups the cell holds, `group` is the number of its first. */
export function createTextCells(rules: SectionRules, writer: SectionWriter) {
  const { variants } = rules
  const addMark = (mark: Mark, kind: 'quote' | 'guard') => {
    if (mark === 'always') writer.literals.text(kind === 'quote' ? '"' : "'")
    else if (mark !== 'never') writer.copyVariant(variants.mark(kind, mark))
  }
  const addPart = (part: Part, quoted: boolean, column: number) => {
    if (typeof part === 'string') {
      writer.literals.text(quoted ? doubleQuotes(part) : part)
      return
    }
    if ('column' in part) {
      writer.countChange(column, 'replaced')
      writer.copyVariant(variants.value(part.column, part.form))
      return
    }
    writer.countChange(column, 'spins')
    const first = variants.run(part.options)
    const options = part.options.length
    countGroup(writer.tally(), first, options)
    writer.copyGroup({ first, options, key: groupKey(rules.seed, writer.row(), part.group) })
  }
  return {
    add(cell: string, column: number, onlyCell: boolean, group: number): number {
      const parts = cutCell(cell, rules.modes[column] ?? 'text', rules, group)
      const quote = quoteMark(parts, rules.delimiter, rules.facts, onlyCell)
      addMark(quote, 'quote')
      if (rules.guardFormulas) addMark(guardMark(parts, rules.facts), 'guard')
      for (const part of parts) addPart(part, quote === 'always', column)
      addMark(quote, 'quote')
      return groupsIn(parts)
    },
  }
}
