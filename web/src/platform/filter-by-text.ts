/** Lower case without accents, so that 'pagina' finds 'Página'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
}

type Searchable = { name: string; description: string; keywords?: string }

/**
 * The entries whose name, description or other words hold every typed word, in their order, but those whose name
 * begins so first. A blank query holds for all.
 */
export function filterByText<T extends Searchable>(entries: readonly T[], query: string): T[] {
  const wanted = fold(query).trim()
  if (wanted === '') return [...entries]
  const words = wanted.split(/\s+/)
  const found = entries.filter(({ name, description, keywords = '' }) => {
    const text = fold(`${name} ${description} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ name }: T) => fold(name).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
}
