/**
 * A file that the browser shows, drawn anew as WebP or PNG with its longest side so long at most; a drawing (SVG) is drawn at
 * that very size. PNG too where the browser writes no WebP. Null where it shows nothing. What is inside a drawing
 * neither runs nor loads anything.
 */
export async function drawnFile(
  file: Blob,
  longestSide: number,
  type: 'image/webp' | 'image/png',
): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const isDrawing = file.type === 'image/svg+xml'
    // A drawing without a size of its own is a square.
    const natural = { width: image.naturalWidth || 1, height: image.naturalHeight || 1 }
    const scale = longestSide / Math.max(natural.width, natural.height)
    const used = isDrawing ? scale : Math.min(1, scale)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(natural.width * used))
    canvas.height = Math.max(1, Math.round(natural.height * used))
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, type, 0.92))
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
