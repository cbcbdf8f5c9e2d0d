const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">' +
  '<rect width="400" height="300" fill="#eeeef4"/>' +
  '<circle cx="282" cy="96" r="26" fill="#d5d5e2"/>' +
  '<path d="M0 268l112-118 84 82 62-58 142 126H0z" fill="#d5d5e2"/>' +
  '<path d="M0 300v-32l112-118 48 47L60 300z" fill="#c6c6d6"/>' +
  '</svg>'

/** What stands where an image has no source yet: our own drawing, 400x300, inside the page (§3, Defaults). */
export const imagePlaceholder = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** Whether a picture only keeps the place of one: ours, or the drawing of a ready section, which says its size. */
export function isPlaceholder(source: unknown): boolean {
  return typeof source === 'string' && (source === imagePlaceholder || sized.test(source))
}

/** Marked at its beginning, where nothing that a person uploads is. */
const sized =
  /^data:image\/svg\+xml,%3Csvg%20xmlns=%22http:\/\/www\.w3\.org\/2000\/svg%22%20data-placeholder=/
