const longest = 60

/** The address of a page from its name: `Captación de abogados` becomes `captacion-de-abogados`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longest)
  return words.replaceAll(/^-+|-+$/g, '') || 'pagina'
}
