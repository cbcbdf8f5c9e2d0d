import { decodeElements } from '@aurelio/page/document'
import { renderPublication, type GalleryTemplate, type LibraryTemplate } from '@aurelio/page'

/** The whole document of a template; empty where it cannot be read, which a test of the templates rules out. */
export function templateHtml({ name, elements }: GalleryTemplate | LibraryTemplate): string {
  const decoded = decodeElements(elements)
  return decoded.ok ? renderPublication(decoded.document, { title: name }).html : ''
}
