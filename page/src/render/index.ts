export { withAddresses } from './destinations.ts'
/** Entry of the output: what turns a document into a page. Brings React's static renderer with it. */
export { baseCss } from './base-css.ts'
export { pageClass } from './page-class.ts'
export { renderPage } from './render-page.tsx'
export { renderPublication } from './render-publication.ts'
