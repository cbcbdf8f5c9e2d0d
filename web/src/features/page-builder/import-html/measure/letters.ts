import { families, fontFamily, systemFamilies } from '@aurelio/page/fonts'
import type { Letter } from './measured.ts'

const sample = 'Handgloves quick 0123 iIlL wWmM'
/** What a page of ours is set in where nothing else is said; that of the page's ground. */
const own = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** Finds, for what a page says of its letters, the product's letter that is the same or comes nearest. */
export function createLetterFinder(page: Document) {
  const context = page.createElement('canvas').getContext('2d')
  const width = (family: string) => {
    if (!context) return 0
    context.font = `100px ${family}`
    return context.measureText(sample).width
  }
  const system: readonly (Letter & { width: number })[] = [
    { id: '', name: 'system-ui', isSame: true, width: width(own) },
    ...systemFamilies.map(({ id, name, text }) => ({ id, name, isSame: true, width: width(text) })),
  ]
  return (stack: string): Letter => {
    const wanted = width(stack)
    const [first = ''] = stack.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
    const same = system.find((each) => Math.abs(each.width - wanted) < 0.5)
    if (same) return { id: same.id, name: same.name, isSame: true }
    const named = families.find(
      ({ name, basis = name }) => basis.toLowerCase() === first.toLowerCase().replace(/ variable$/, ''),
    )
    if (named) return { id: named.id, name: named.name, isSame: true }
    const nearest = system.toSorted(
      (one, other) => Math.abs(one.width - wanted) - Math.abs(other.width - wanted),
    )
    const kind = kindOf(stack)
    const { id, name } = nearest.find((each) => kindOf(fontFamily(each.id) ?? own) === kind) ?? {
      id: '',
      name: 'system-ui',
    }
    return { id, name, isSame: false }
  }
}

function kindOf(stack: string): string {
  if (/mono|courier|consol|menlo/i.test(stack)) return 'mono'
  if (/sans-serif|system-ui|arial|helvetica/i.test(stack)) return 'sans'
  return /serif|georgia|times|garamond|playfair|lora/i.test(stack) ? 'serif' : 'sans'
}
