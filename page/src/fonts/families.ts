/** What a family replaces while it loads. */
export type FontKind = 'sans' | 'serif' | 'mono'

/**
 * A family that the product brings: `id` as props and kits name it, `name` as it is called; `basis` is the
 * family that it was cut out of, where that one's licence keeps its name for itself.
 */
export type Family = { id: string; name: string; kind: FontKind; basis?: string }

/** Names that are not their id in other letters. */
const names = new Map([
  ['dm-sans', 'DM Sans'],
  ['jetbrains-mono', 'JetBrains Mono'],
])

/** Families whose licence reserves their name for the whole of them: what is cut out of one is called otherwise. */
const renamed = new Map([
  ['josefin-sans', 'Aurelio Deco'],
  ['lora', 'Aurelio Serif'],
  ['playfair-display', 'Aurelio Display'],
  ['quicksand', 'Aurelio Round'],
])

function ofKind(kind: FontKind, ids: readonly string[]): Family[] {
  return ids.map((id) => {
    const name = names.get(id) ?? capitals(id)
    const own = renamed.get(id)
    return own ? { id, name: own, kind, basis: name } : { id, name, kind }
  })
}

/** A family as it is offered: with the one that it is made of, by which people look for it. */
export function offeredName({ name, basis }: Family): string {
  return basis ? `${name} (${basis})` : name
}

/** 'plus-jakarta-sans' as 'Plus Jakarta Sans'. */
function capitals(id: string): string {
  return id.replaceAll(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())
}

/** The families in the order in which they are offered; each is made of the package `@fontsource-variable/<id>`. */
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

/** Letters that lie on the visitor's system: nothing is loaded for them. `text` is what `font-family` says. */
export const systemFamilies = [
  { id: 'arial', name: 'Arial', text: 'Arial,Helvetica,sans-serif' },
  { id: 'georgia', name: 'Georgia', text: 'Georgia,serif' },
  { id: 'times', name: 'Times New Roman', text: '"Times New Roman",Times,serif' },
  { id: 'courier', name: 'Courier New', text: '"Courier New",Courier,monospace' },
  { id: 'monospace', name: 'Monospace', text: 'ui-monospace,Menlo,Consolas,monospace' },
] as const

const byId = new Map(families.map((family) => [family.id, family]))

/** A family by its id; undefined for '' and for one that the product does not bring. */
export function findFamily(id: string): Family | undefined {
  return byId.get(id)
}

/** True for what a prop or a kit may name: '' is the letter of the visitor's own system. */
export function isFontId(id: string): boolean {
  return id === '' || byId.has(id)
}

/** True for what an element may name beyond that: letters of the system too. */
export function isLetterId(id: string): boolean {
  return isFontId(id) || systemFamilies.some((family) => family.id === id)
}
