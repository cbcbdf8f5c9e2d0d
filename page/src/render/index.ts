/** Entry of the output: what turns a document into a page. Brings React's static renderer with it. */
export { baseCss, pageClass } from './base-css.ts'
export { renderHtmlDocument } from './render-html-document.ts'
export type { HtmlDocument } from './render-html-document.ts'
export { renderPage } from './render-page.tsx'
export type { RenderedPage, RenderOptions } from './render-page.tsx'
