/** Entry of what a page should not be published with. */
export { checkPage, isError } from './check-page.ts'
export type { Finding, FindingCode } from './finding.ts'
