const size = 96
const hand = `italic ${size}px "Segoe Script", "Bradley Hand", "Snell Roundhand", "URW Chancery L", cursive`

/** A name as a picture, in a letter that looks written by hand. */
export async function typedSignature(name: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return null
  context.font = hand
  const width = Math.ceil(context.measureText(name).width) + size
  Object.assign(canvas, { width, height: size * 2 })
  Object.assign(context, { font: hand, fillStyle: '#1e3a8a', textBaseline: 'middle' })
  context.fillText(name, size / 2, size)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
