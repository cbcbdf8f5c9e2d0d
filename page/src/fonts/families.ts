/** What a family replaces while it loads. */
export type FontKind = 'sans' | 'serif' | 'mono'

/** A family that the product brings: `id` as props and kits name it, `name` as people know it. */
export type Family = { id: string; name: string; kind: FontKind }

/** Names that are not their id in other letters. */
const names = new Map([
  ['dm-sans', 'DM Sans'],
  ['jetbrains-mono', 'JetBrains Mono'],
])

function ofKind(kind: FontKind, ids: readonly string[]): Family[] {
  return ids.map((id) => ({ id, name: names.get(id) ?? capitals(id), kind }))
}

/** 'plus-jakarta-sans' as 'Plus Jakarta Sans'. */
function capitals(id: string): string {
  return id.replaceAll(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())
}

/** The families in the order in which they are offered; each is the package `@fontsource-variable/<id>`. */
export const families: readonly Family[] = [
  ...ofKind('sans', [
    'figtree',
    'manrope',
    'public-sans',
    'plus-jakarta-sans',
    'dm-sans',
    'instrument-sans',
    'onest',
    'rubik',
    'nunito',
    'montserrat',
    'red-hat-display',
    'urbanist',
    'outfit',
    'jost',
    'quicksand',
    'sora',
    'space-grotesk',
    'josefin-sans',
    'archivo-narrow',
    'oswald',
    'syne',
  ]),
  ...ofKind('serif', ['lora', 'bitter', 'playfair-display', 'fraunces', 'cormorant']),
  ...ofKind('mono', ['jetbrains-mono']),
]

const byId = new Map(families.map((family) => [family.id, family]))

/** A family by its id; undefined for '' and for one that the product does not bring. */
export function findFamily(id: string): Family | undefined {
  return byId.get(id)
}

/** True for what a prop or a kit may name: '' is the letter of the visitor's own system. */
export function isFontId(id: string): boolean {
  return id === '' || byId.has(id)
}
