import type { ContestOnPage } from '../../values/contest.ts'
import { countdown } from '../countdown/definition.tsx'
import type { Declarations, PartAttributes, StyleContext } from '../definition.ts'

const looks = {
  label: '',
  textColor: 'token:text',
  figureColor: 'token:on-primary',
  groundColor: 'token:primary',
  fontSize: '28px',
}
const partOf = (name: string) => `clock-${name}`
const names = ['root', 'label', 'figures', 'cell', 'figure', 'unit']

/** The time that is left, as the element for that draws it. */
export function clockProps({ date, zone }: NonNullable<ContestOnPage['countdown']>, over: string) {
  return countdown.schema.parse({ ...looks, date, zone, endedText: over })
}

/** How its parts look, by names of their own. */
export function clockStyles(context: StyleContext): Record<string, Declarations> {
  const styles: Record<string, Declarations> = countdown.styles(countdown.schema.parse(looks), context)
  return Object.fromEntries(names.map((name) => [partOf(name), styles[name] ?? {}]))
}

export function clockParts(parts: Readonly<Record<string, PartAttributes>>) {
  const own: Record<string, PartAttributes> = Object.fromEntries(
    names.map((name) => [name, parts[partOf(name)] ?? {}]),
  )
  return { ...own, root: parts[partOf('root')] ?? {} }
}
