/** A template of the gallery with its elements, loaded when it is asked for; undefined for an id that is none. */
export async function loadGalleryTemplate(id: string) {
  const { galleryTemplates } = await import('@aurelio/page/templates/gallery')
  const template = galleryTemplates.find((each) => each.id === id)
  return template && { name: template.name, elements: (await template.load()).page.elements }
}
