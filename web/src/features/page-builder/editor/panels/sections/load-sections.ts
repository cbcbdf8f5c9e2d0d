/** The library of sections with their texts; it is loaded when it is first opened. */
export async function loadSections() {
  const { sectionTemplates } = await import('@aurelio/page/sections')
  return sectionTemplates.map(({ group, load, ...section }) => ({
    ...section,
    category: group,
    load,
    element: async () => (await load()).page.elements[0],
  }))
}
