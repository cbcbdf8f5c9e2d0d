import { fold } from '../../../platform/filter-by-text.ts'

/** What the gallery needs to know of a template to find it. */
export type Findable = { name: string; description?: string; category: string; tags: readonly string[] }

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
      [template.name, template.description ?? '', ...template.tags].some((text) =>
        fold(text).includes(wanted),
      ),
  )
}

/** The categories of some templates in their order, each with its count. */
export function countCategories(templates: readonly Pick<Findable, 'category'>[]) {
  const counts = new Map<string, number>()
  for (const { category } of templates) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count }))
}
