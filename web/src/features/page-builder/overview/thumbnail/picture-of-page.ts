import { renderPublication } from '@aurelio/page'
import { decodeStoredPage } from '@aurelio/page/document'
import { inlinePictures } from './inline-pictures.ts'

/** What of the page is drawn: the top of its desktop design, in pixels. */
const view = { width: 1280, height: 960 }
/** What is sent, in pixels. */
const size = { width: 640, height: 480 }
const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * The top of a page as a WebP. The page's own render is laid out by the browser as a picture (SVG with the HTML in it),
 * which runs no script and loads nothing: only what stands in it is drawn.
 * @throws Error where the page cannot be read, or the browser cannot draw it
 */
export async function pictureOfPage(stored: unknown): Promise<Blob> {
  const decoded = decodeStoredPage(stored)
  if (!decoded.ok) throw decoded.error
  const { html } = renderPublication(decoded.document, { title: '' })
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const dead of page.querySelectorAll('script, iframe, video, link, meta, title')) dead.remove()
  await inlinePictures(page)
  return encode(await load(drawingOf(page)))
}

function drawingOf(page: Document): string {
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('width', String(view.width))
  svg.setAttribute('height', String(view.height))
  const frame = document.createElementNS(svgNamespace, 'foreignObject')
  frame.setAttribute('width', '100%')
  frame.setAttribute('height', '100%')
  frame.append(...page.head.querySelectorAll('style'), page.body)
  svg.append(frame)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image(view.width, view.height)
  image.src = address
  await image.decode()
  return image
}

async function encode(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size.width, size.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob?.type === 'image/webp' ? resolve(blob) : reject(new Error('No WebP'))),
      'image/webp',
      0.85,
    )
  })
}
