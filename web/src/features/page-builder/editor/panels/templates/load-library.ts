/** The library's templates with their pages; they are loaded when they are first asked for. */
export async function loadLibrary() {
  const { libraryTemplates } = await import('@aurelio/page/templates/library')
  return Promise.all(
    libraryTemplates.map(async (template) => ({ ...template, page: (await template.load()).page })),
  )
}
