/** A picture inside a drawing is at most this wide, in pixels: larger ones cost time and show nothing more. */
const widest = 1280
const empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Puts the pictures and the letters of a rendered page into it, since a drawing loads nothing. What is of another host
 * cannot be read: a picture leaves its place empty, letters leave it to those of the system.
 */
export async function inlineFiles(page: Document): Promise<void> {
  for (const image of page.querySelectorAll('img')) {
    image.removeAttribute('loading')
    image.removeAttribute('srcset')
    image.setAttribute('src', await inlined(image.getAttribute('src') ?? ''))
  }
  for (const source of page.querySelectorAll('source')) source.remove()
  for (const style of page.querySelectorAll('style')) {
    let css = style.textContent
    const addresses = new Set([...css.matchAll(/url\("([^"]*)"\)/g)].map(([, address = '']) => address))
    for (const address of addresses)
      css = css.replaceAll(`url("${address}")`, `url("${await inlined(address)}")`)
    style.textContent = css
  }
}

async function inlined(address: string): Promise<string> {
  if (address.startsWith('data:image/')) return address
  try {
    const url = new URL(address, window.location.href)
    if (url.origin !== window.location.origin) return empty
    const answer = await fetch(url)
    if (!answer.ok) return empty
    return await asData(await answer.blob())
  } catch {
    return empty
  }
}

/** The file as text: a picture no larger than it is drawn, a drawing and the letters of a family as they are. */
async function asData(file: Blob): Promise<string> {
  if (file.type === 'image/svg+xml' || file.type.startsWith('font/')) return read(file)
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, widest / bitmap.width)
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return read(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
}

function read(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(new Error('A file could not be read')))
    reader.readAsDataURL(blob)
  })
}
