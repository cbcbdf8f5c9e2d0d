import { families, type Family, findFamily, type FontKind, systemFamilies } from './families.ts'
import { type OwnFamily, ownName } from './own-family.ts'

/** Letters of the visitor's own system. */
const generic: Record<FontKind, string> = {
  sans: 'system-ui,sans-serif',
  serif: 'Georgia,serif',
  mono: 'ui-monospace,monospace',
}

/** The name under which a page knows the letter that stands for a family until its file is there. */
export function fallbackName({ name }: Pick<Family, 'name'>): string {
  return `${name} fallback`
}

/** What `font-family` says of a family; undefined for '' and for one that the product does not bring. */
export function fontFamily(id: string): string | undefined {
  const family = findFamily(id)
  return family ? familyText(family) : systemFamilies.find((each) => each.id === id)?.text
}

/** The same of a family that a workspace brings, by its id and what the kit says of it. */
export function ownFontFamily(id: string, own: readonly OwnFamily[] = []): string | undefined {
  const family = own.find((each) => each.id === id)
  return family && familyText({ name: ownName(family), kind: family.kind })
}

function familyText(family: Pick<Family, 'name' | 'kind'>): string {
  return `"${family.name}","${fallbackName(family)}",${generic[family.kind]}`
}

const byText = new Map(families.map((family) => [familyText(family), family.id]))

/** The id of the family behind a declaration of `fontFamily`; undefined where it names none of the product's. */
export function familyOf(text: unknown): string | undefined {
  return typeof text === 'string' ? byText.get(text) : undefined
}
