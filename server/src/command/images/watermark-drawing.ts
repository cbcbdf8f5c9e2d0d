/** Of a letter's height, what its width is about. */
const letterShare = 0.58
/** Of the picture's width, what a mark takes: as a first one does in the image optimizer. */
const markShare = 0.25
const edgeShare = 0.03

/** An SVG of the picture's size with a text in its lower right corner: white, with a thin dark edge, so that it is read on anything. */
export function watermarkDrawing(text: string, { width, height }: { width: number; height: number }): string {
  const letters = text.length
  const size = Math.max(8, Math.min((width * markShare) / (letters * letterShare), height / 4))
  const edge = edgeShare * Math.min(width, height)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<text x="${width - edge}" y="${height - edge}" text-anchor="end" font-family="sans-serif" font-weight="600"`,
    ` font-size="${size.toFixed(1)}" fill="#fff" fill-opacity="0.6" stroke="#000" stroke-opacity="0.35"`,
    ` stroke-width="${(size / 30).toFixed(2)}" paint-order="stroke">${escaped(text)}</text></svg>`,
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
