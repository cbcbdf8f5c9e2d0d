import { XmlElement, XmlText } from '@rgrove/parse-xml'

/** Between texts of elements of the same name in one record. */
const between = ', '
const mostColumns = 500

/**
 * The elements that are the rows: the outermost ones that repeat within one parent, and of those the ones that hold most
 * text; where nothing repeats, the outermost one with plain texts in it. Empty where there is none.
 */
export function recordsOf(root: XmlElement): XmlElement[] {
  for (let level = [root]; level.length > 0; level = level.flatMap(childrenOf)) {
    const repeated = level.flatMap(repeatedIn)
    const [best] = repeated.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    if (best) return best
  }
  for (let level = [root]; level.length > 0; level = level.flatMap(childrenOf)) {
    const single = level.find((element) =>
      childrenOf(element).some((child) => childrenOf(child).length === 0),
    )
    if (single) return [single]
  }
  return []
}

/** The rows as a table: a column for each path of elements and attributes within a record, as they come up. */
export function tableOf(records: readonly XmlElement[]): string[][] {
  const columns = new Map<string, number>()
  const rows = records.map((record) => {
    const row: string[] = []
    for (const [column, value] of valuesIn(record, '')) {
      const known = columns.get(column)
      if (known === undefined && (columns.size === mostColumns || value === '')) continue
      const at = known ?? columns.size
      columns.set(column, at)
      row[at] = row[at] ? `${row[at]}${between}${value}` : value
    }
    return row
  })
  const header = [...columns.keys()]
  return [header, ...rows.map((row) => header.map((_, at) => row[at] ?? ''))]
}

function* valuesIn(element: XmlElement, path: string): Generator<readonly [column: string, value: string]> {
  for (const [name, value] of Object.entries(element.attributes)) yield [`${path}@${name}`, value]
  yield [path || element.name, ownText(element)]
  for (const child of childrenOf(element)) yield* valuesIn(child, path ? `${path}/${child.name}` : child.name)
}

/** The text between its elements; of WordPress's files what stands in CDATA. */
function ownText(element: XmlElement): string {
  const texts = element.children.filter((child) => child instanceof XmlText)
  return texts
    .map(({ text }) => text)
    .join('')
    .trim()
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement)
}

/** Children of the same name, where there are several. */
function repeatedIn(element: XmlElement): XmlElement[][] {
  const byName = Map.groupBy(childrenOf(element), ({ name }) => name)
  return [...byName.values()].filter(({ length }) => length > 1)
}

function lengthOf(elements: readonly XmlElement[]): number {
  return elements.reduce((sum, { text }) => sum + text.length, 0)
}
