/** The gallery's templates; they are loaded when they are first asked for. */
export async function loadGallery() {
  const { galleryTemplates } = await import('@aurelio/page')
  return galleryTemplates
}
