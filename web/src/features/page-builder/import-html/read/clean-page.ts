import { videoSource } from '@aurelio/page/elements'
import { ImportHtmlProblem } from '../foreign/import-html-problem.ts'
import type { LeftBehind } from '../foreign/left-behind.ts'
import type { Assets } from './assets.ts'

/** Nodes that a page may have before nobody should wait for it. */
const mostNodes = 25_000
/** Levels of nodes: what stands around what. */
const mostLevels = 400

/** A foreign page in which nothing runs and which fetches nothing. */
export type CleanPage = {
  /** The whole document, for a frame without script. */
  html: string
  title: string
  description: string
  /** As the page says it: `es-ES`; '' where it does not. */
  language: string
}

const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'"
/** What moves is measured where it comes to rest. */
const still =
  '*,::before,::after{animation-duration:.001s!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}'

/**
 * Takes from a foreign page all that runs, moves on or is fetched, and puts what lies beside it inside it.
 * @throws ImportHtmlProblem `empty`, `too-many-nodes`
 */
export function cleanPage(html: string, assets: Assets, left: LeftBehind): CleanPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  removeWhatRuns(page, left)
  inlineStyles(page, assets, left)
  checkSize(page)
  for (const element of page.querySelectorAll('*')) cleanAttributes(element, assets, left)
  const meta = page.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  const style = page.createElement('style')
  style.textContent = still
  page.head.prepend(meta)
  page.head.append(style)
  const said = (selector: string) => page.querySelector(selector)?.getAttribute('content')?.trim() ?? ''
  return {
    // Without its first line a page is laid out by other rules.
    html: `${page.doctype ? '<!doctype html>' : ''}${page.documentElement.outerHTML}`,
    title: page.title.trim(),
    description: said('meta[name="description" i]'),
    language: page.documentElement.lang.trim(),
  }
}

function removeWhatRuns(page: Document, left: LeftBehind) {
  left.add('canvases', page.querySelectorAll('canvas').length)
  for (const script of page.querySelectorAll('script')) {
    const isData = /^application\/(?:ld\+)?json$/i.test(script.type)
    left.add(isData ? 'pageHead' : 'scripts')
    script.remove()
  }
  for (const meta of page.querySelectorAll('meta[http-equiv]')) {
    if (/^refresh$/i.test(meta.getAttribute('http-equiv') ?? '')) left.add('redirects')
    meta.remove()
  }
  for (const frame of page.querySelectorAll('iframe, frame, object, embed, portal')) {
    const address = (frame.getAttribute('src') ?? '').replace(/^\/\//, 'https://')
    const empty = holder(page, frame)
    if (videoSource(address).kind === 'player') empty.setAttribute('data-video', address)
    else left.add('frames')
    frame.replaceWith(empty)
  }
  for (const media of page.querySelectorAll('video, audio')) {
    const address = playedFrom(media)
    if (address !== '') media.setAttribute('data-video', address)
    left.add(address === '' ? 'videos' : 'remoteVideos')
    for (const child of media.querySelectorAll('*')) child.remove()
  }
  for (const noscript of page.querySelectorAll('noscript')) noscript.replaceWith(...noscript.childNodes)
  for (const dead of page.querySelectorAll('base, template, meta[charset]')) dead.remove()
}

/**
 * The address on another host from which visitors may go on playing a film; '' for sound, for what came along as a file,
 * which pages have no place for, and for a film without controls, which is an ornament.
 */
function playedFrom(media: Element): string {
  if (media.localName !== 'video' || !media.hasAttribute('controls')) return ''
  const given = media.getAttribute('src') ?? media.querySelector('source[src]')?.getAttribute('src') ?? ''
  const address = given.trim().replace(/^\/\//, 'https://')
  return /^https:/i.test(address) && videoSource(address).kind === 'file' ? address : ''
}

/** What keeps the place of a frame: an empty one of the same style. A player comes back as an element in it. */
function holder(page: Document, frame: Element): Element {
  // No iframe: one is as wide and as high as a picture where nothing else is said, and so is this.
  const empty = page.createElement('canvas')
  for (const name of ['class', 'id', 'style', 'width', 'height', 'frameborder']) {
    const value = frame.getAttribute(name)
    if (value !== null) empty.setAttribute(name, value)
  }
  return empty
}

function inlineStyles(page: Document, assets: Assets, left: LeftBehind) {
  for (const link of page.querySelectorAll('link')) {
    const isSheet = link.relList.contains('stylesheet')
    const css = isSheet ? assets.styleSheet(link.getAttribute('href') ?? '') : null
    if (isSheet && css === null) left.add('remoteStyles')
    if (css === null) link.remove()
    else {
      const style = page.createElement('style')
      style.textContent = css
      const media = link.getAttribute('media')
      if (media !== null) style.media = media
      link.replaceWith(style)
    }
  }
  for (const style of page.querySelectorAll('style')) {
    // Sheets of files have been through it: an address that holds its picture stays as it is.
    style.textContent = assets.css(style.textContent)
    left.add('animations', style.textContent.match(/@keyframes/gi)?.length ?? 0)
    left.add('hover', style.textContent.match(/:hover/gi)?.length ?? 0)
  }
}

function checkSize(page: Document) {
  const walker = page.createTreeWalker(page.body)
  let nodes = 0
  while (walker.nextNode()) nodes += 1
  if (nodes > mostNodes) throw new ImportHtmlProblem('too-many-nodes')
  let level: Element[] = [page.body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) throw new ImportHtmlProblem('too-deep')
    level = level.flatMap((element) => [...element.children])
  }
  const shows = 'img, svg, input, video, hr, canvas, iframe, [style*="background"]'
  if (page.body.textContent.trim() === '' && !page.body.querySelector(shows))
    throw new ImportHtmlProblem('empty')
}

function cleanAttributes(element: Element, assets: Assets, left: LeftBehind) {
  for (const name of element.getAttributeNames()) {
    if (/^on/i.test(name)) {
      left.add('scripts')
      element.removeAttribute(name)
    }
  }
  cleanAddresses(element, assets, left)
  const style = element.getAttribute('style')
  if (style?.includes('url(')) element.setAttribute('style', assets.css(style))
}

function cleanAddresses(element: Element, assets: Assets, left: LeftBehind) {
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href')
  if (href !== null && /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(href)) {
    left.add('dangerousLinks')
    element.removeAttribute('href')
    element.removeAttribute('xlink:href')
  }
  // Another page of the foreign site: it did not come along.
  if (element.localName === 'a' && href !== null && !/^\s*(?:[#]|[a-z][a-z\d+.-]*:|\/\/|$)/i.test(href)) {
    left.add('pageLinks')
    element.setAttribute('href', '#')
  }
  if (element.localName === 'form') {
    left.add('formActions')
    for (const name of ['action', 'target']) element.removeAttribute(name)
  }
  if (element.localName === 'source') element.remove()
  if (['img', 'input', 'image', 'video', 'audio', 'track'].includes(element.localName))
    cleanPicture(element, assets)
}

function cleanPicture(element: Element, assets: Assets) {
  const isPicture = element.localName === 'img' || element.localName === 'input'
  // What the page would have shown on a small screen comes along where the usual one did not.
  const offered = (element.getAttribute('srcset') ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s+/)[0] ?? '')
  const given = element.getAttribute('src') ?? offered[0] ?? ''
  const found = isPicture && given !== '' ? assets.picture(given) : null
  for (const name of ['src', 'srcset', 'sizes', 'loading', 'poster', 'href', 'xlink:href'])
    element.removeAttribute(name)
  if (found !== null) element.setAttribute('src', found)
}
