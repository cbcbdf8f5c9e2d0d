/**
 * Keeps the letters that came with the document. A style sheet that comes later makes the browser look for its faces anew,
 * and one that may only come at once (`font-display: optional`) is lost for the rest of the visit; a face of a script stays.
 */
export async function keepFont(): Promise<void> {
  await document.fonts.ready
  const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href
  const face = [...document.fonts].find(
    ({ display, status }) => display === 'optional' && status === 'loaded',
  )
  if (file === undefined || !face) return
  const { family, style, weight, unicodeRange } = face
  const kept = new FontFace(family, `url("${file}")`, { style, weight, unicodeRange })
  document.fonts.add(await kept.load())
}
