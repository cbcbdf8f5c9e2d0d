/** Where a form carries the token of a visit. No field that somebody names begins so. */
export const tokenField = '_token'

const empty = `name="${tokenField}" value=""`

/** Whether a page that was rendered without a token has a place for one. */
export function hasTokenField(html: string): boolean {
  return html.includes(empty)
}

/** The page with a token in each of its forms; nobody's text can look like their places, for it holds no bare quote. */
export function withToken(html: string, token: string): string {
  return html.replaceAll(empty, `name="${tokenField}" value="${token}"`)
}
