import { renderPublication, type GalleryTemplate, type LibraryTemplate } from '@aurelio/page'

/** The whole document of a template. */
export async function templateHtml({ name, load }: GalleryTemplate | LibraryTemplate): Promise<string> {
  const { document } = await load()
  return renderPublication(document, { title: name }).html
}
