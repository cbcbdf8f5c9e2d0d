/** A template that a new page may begin with, and its elements; undefined for an id that is none. */
export async function loadGalleryTemplate(id: string) {
  const [{ galleryTemplates }, { tradeTemplates }] = await Promise.all([
    import('@aurelio/page/templates/gallery'),
    import('@aurelio/page/templates/trades'),
  ])
  const template = [...galleryTemplates, ...tradeTemplates].find((each) => each.id === id)
  return template && { name: template.name, elements: (await template.load()).page.elements }
}
