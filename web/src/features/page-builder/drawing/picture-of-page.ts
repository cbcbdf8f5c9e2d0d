import { renderPublication } from '@aurelio/page'
import { decodeStoredPage } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'
import { inlineFiles } from './inline-files.ts'

type Size = { width: number; height: number }

/** What of the page is drawn: the top of its desktop design; how large that becomes, in pixels; and as what. */
type Shape = { view: Size; size: Size; type: 'image/webp' | 'image/jpeg' }

const card: Shape = {
  view: { width: 1280, height: 960 },
  size: { width: 640, height: 480 },
  type: 'image/webp',
}

/** What goes with a shared link. Some services that show links know nothing newer than JPEG. */
export const socialShape: Shape = {
  view: { width: 1200, height: 630 },
  size: { width: 1200, height: 630 },
  type: 'image/jpeg',
}
const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * The top of a page as a picture in the kit of its site, that of a card unless another shape is asked for. The page's
 * own render is laid out by the browser as a picture (SVG with the HTML in it), which runs no script and loads nothing:
 * only what stands in it is drawn.
 * @throws Error where the page cannot be read, or the browser cannot draw it
 */
export async function pictureOfPage(
  stored: unknown,
  theme: Theme | null,
  shape: Shape = card,
): Promise<Blob> {
  const decoded = decodeStoredPage(stored)
  if (!decoded.ok) throw decoded.error
  const { html } = renderPublication(decoded.document, { title: '', theme })
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const dead of page.querySelectorAll('script, iframe, video, link, meta, title')) dead.remove()
  await inlineFiles(page)
  return encode(await load(drawingOf(page, shape), shape), shape)
}

function drawingOf(page: Document, { view }: Shape): string {
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

async function load(address: string, { view }: Shape): Promise<HTMLImageElement> {
  const image = new Image(view.width, view.height)
  image.src = address
  await image.decode()
  return image
}

async function encode(image: HTMLImageElement, { size, type }: Shape): Promise<Blob> {
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
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`No ${type}`))),
      type,
      0.85,
    )
  })
}
