/** What a family replaces while it loads. */
export type FontKind = 'sans' | 'serif' | 'mono'

/** A family that the product brings: `id` as props and kits name it, `name` as people know it. */
export type Family = { id: string; name: string; kind: FontKind }

/** The families in the order in which they are offered; each is the package `@fontsource-variable/<id>`. */
export const families: readonly Family[] = [
  { id: 'figtree', name: 'Figtree', kind: 'sans' },
  { id: 'manrope', name: 'Manrope', kind: 'sans' },
  { id: 'public-sans', name: 'Public Sans', kind: 'sans' },
  { id: 'plus-jakarta-sans', name: 'Plus Jakarta Sans', kind: 'sans' },
  { id: 'dm-sans', name: 'DM Sans', kind: 'sans' },
  { id: 'instrument-sans', name: 'Instrument Sans', kind: 'sans' },
  { id: 'onest', name: 'Onest', kind: 'sans' },
  { id: 'rubik', name: 'Rubik', kind: 'sans' },
  { id: 'nunito', name: 'Nunito', kind: 'sans' },
  { id: 'montserrat', name: 'Montserrat', kind: 'sans' },
  { id: 'red-hat-display', name: 'Red Hat Display', kind: 'sans' },
  { id: 'urbanist', name: 'Urbanist', kind: 'sans' },
  { id: 'outfit', name: 'Outfit', kind: 'sans' },
  { id: 'jost', name: 'Jost', kind: 'sans' },
  { id: 'quicksand', name: 'Quicksand', kind: 'sans' },
  { id: 'sora', name: 'Sora', kind: 'sans' },
  { id: 'space-grotesk', name: 'Space Grotesk', kind: 'sans' },
  { id: 'josefin-sans', name: 'Josefin Sans', kind: 'sans' },
  { id: 'archivo-narrow', name: 'Archivo Narrow', kind: 'sans' },
  { id: 'oswald', name: 'Oswald', kind: 'sans' },
  { id: 'syne', name: 'Syne', kind: 'sans' },
  { id: 'lora', name: 'Lora', kind: 'serif' },
  { id: 'bitter', name: 'Bitter', kind: 'serif' },
  { id: 'playfair-display', name: 'Playfair Display', kind: 'serif' },
  { id: 'fraunces', name: 'Fraunces', kind: 'serif' },
  { id: 'cormorant', name: 'Cormorant', kind: 'serif' },
  { id: 'jetbrains-mono', name: 'JetBrains Mono', kind: 'mono' },
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
