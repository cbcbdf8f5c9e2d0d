import type { NestedElement } from '../document/schema.ts'
import { elementStyles } from '../elements/resolve.ts'
import { renderPage } from '../render/render-page.tsx'
import { documentOf } from './documents.ts'

/** The output of one element that stands alone on a page, without the page's own `<main>`. */
export function htmlOf(element: NestedElement, options: Parameters<typeof renderPage>[1] = {}): string {
  const { html } = renderPage(documentOf(element), options)
  return html.replace(/^<main[^>]*>/, '').replace(/<\/main>$/, '')
}

/** The root styles of one element on desktop, alone on the page. */
export function rootStyles(element: NestedElement, viewport: 'desktop' | 'tablet' | 'mobile' = 'desktop') {
  const node = documentOf(element).elements[element.id]
  return node ? elementStyles(node, viewport).root : {}
}
