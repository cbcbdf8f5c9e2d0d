/** The library's templates; they are loaded when they are first asked for. */
export async function loadLibrary() {
  const { libraryTemplates } = await import('@aurelio/page/templates/library-templates')
  return libraryTemplates
}
