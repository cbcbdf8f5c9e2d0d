/** What the gallery needs to know of a template to find it. */
export type Findable = { name: string; description: string; category: string; tags: readonly string[] }

/** The templates of a category (null: all) whose name, description or tags hold the words, in any case (page-builder.md §5). */
export function findTemplates<T extends Findable>(
  templates: readonly T[],
  category: string | null,
  words: string,
): T[] {
  const wanted = fold(words.trim())
  return templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      [template.name, template.description, ...template.tags].some((text) => fold(text).includes(wanted)),
  )
}

/** Accents do not matter to somebody who searches. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
