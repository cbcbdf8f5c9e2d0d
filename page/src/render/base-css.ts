import { hoverCss } from '../elements/common-style/styles.ts'
import { richCss } from '../elements/rich-text/parts.ts'
import { ownElements } from '../elements/registry.ts'
import { pageClass } from './page-class.ts'

const page = `:where(.${pageClass})`
const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

const ofAll = '{box-sizing:border-box;margin:0;padding:0;border:0 solid;font:inherit;letter-spacing:inherit}'
const ofPage = `${page}{color:#16161d;background:#fff;font:400 18px/1.6 ${font};overflow-wrap:break-word;-webkit-font-smoothing:antialiased;container-type:inline-size}`

/** A rule of the ground: the tags or all that it speaks of, what about them, and what holds there. */
type GroundRule = readonly [tags: string, which: string, declarations: string]

/**
 * The ground every page stands on. Written with `:where`, so that it weighs nothing against an element's own
 * styles.
 */
const ground: readonly GroundRule[] = [
  [
    'h1,h2,h3,h4,h5,h6',
    '',
    'font-weight:700;line-height:1.2;letter-spacing:-.015em;text-wrap:balance;white-space:pre-line',
  ],
  ['p', '', 'text-wrap:pretty'],
  ['small', '', 'font-size:.85em'],
  ['picture', '', 'display:contents'],
  ['img', '', 'height:auto'],
  ['img,video,iframe', '', 'display:block;max-width:100%;vertical-align:baseline'],
  ['a', '', 'color:inherit;text-decoration:var(--link-line,underline)'],
  ['a,button', ':where(:hover)', 'filter:brightness(.93)'],
  [':focus-visible', '', 'outline:2px solid #16161d;outline-offset:2px;box-shadow:0 0 0 2px #fff'],
  ['button,input,textarea', '', 'color:inherit;background-color:transparent'],
  ['button', '', 'appearance:button'],
  ['input,textarea', '', 'resize:vertical'],
  ['input', '::-webkit-datetime-edit', 'display:inline-flex;padding-block:0'],
  ['input', '::-webkit-datetime-edit-fields-wrapper', 'padding:0'],
  ['input', '::-webkit-calendar-picker-indicator', 'line-height:1'],
  ['input,textarea', '::placeholder', 'color:#6b6b7c;opacity:1'],
]

/** The paper of all but North America, which a browser does not choose by itself. */
const paper = '@page{size:A4}'

/** On the canvas the ground stays inside the page. */
export const resetCss = [
  `${page} :where(*)${ofAll}`,
  ofPage,
  ...ground.map(([tags, which, text]) => `${page} :where(${tags})${which}{${text}}`),
].join('\n')

/** What a page would take on from the dashboard around the canvas; where it stands alone, browsers begin like this. */
const aloneCss = `${page}{letter-spacing:normal;text-align:left;text-transform:none;tab-size:8;accent-color:auto;color-scheme:light;scrollbar-color:auto;-webkit-text-size-adjust:100%}`

/**
 * As much of the ground as a page needs that is a document of its own: nothing of tags that it has not. A script may add
 * any of them.
 */
export function groundOf(html: string, hasScripts: boolean): string {
  const isThere = (name: string) => hasScripts || !/^[a-z]/.test(name) || html.includes(`<${name}`)
  const rules = new Map<string, string[]>()
  for (const [tags, which, text] of ground) {
    const present = tags.split(',').filter(isThere).join(',')
    const selector = `:where(${present})${which}`
    if (present !== '') rules.set(selector, [...(rules.get(selector) ?? []), text])
  }
  const written = [...rules].map(([selector, texts]) => `${selector}{${texts.join(';')}}`)
  // The page is one of all: what holds for it alone stands behind what holds for each.
  return [`:where(*)${ofAll}`, ofPage, ...written, paper].join('\n')
}

/** The very same ground for the canvas, as if it stood alone, with the fixed rules of every element of the product. */
export const baseCss = [
  aloneCss,
  resetCss,
  richCss,
  hoverCss,
  ...ownElements.flatMap(({ css }) => css ?? []),
].join('\n')
