import { hoverCss } from '../elements/common-style/styles.ts'
import { richCss } from '../elements/rich-text/parts.ts'
import { ownElements } from '../elements/registry.ts'
import { pageClass } from './page-class.ts'

const page = `:where(.${pageClass})`
const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/**
 * The ground every page stands on. Written with `:where`, so that it weighs nothing against an element's own
 * styles.
 */
const ground = [
  `${page}{color:#16161d;background:#ffffff;font:400 18px/1.6 ${font};overflow-wrap:break-word;color-scheme:light;-webkit-font-smoothing:antialiased;container-type:inline-size}`,
  `${page} :where(*){box-sizing:border-box;margin:0;padding:0;border:0 solid;font:inherit;letter-spacing:inherit}`,
  `${page} :where(h1,h2,h3,h4,h5,h6){font-weight:700;line-height:1.2;letter-spacing:-.015em;text-wrap:balance;white-space:pre-line}`,
  `${page} :where(p){text-wrap:pretty}`,
  `${page} :where(small){font-size:.85em}`,
  `${page} :where(picture){display:contents}`,
  `${page} :where(img){height:auto}`,
  `${page} :where(img,video,iframe){display:block;max-width:100%;vertical-align:baseline}`,
  `${page} :where(a){color:inherit;text-decoration:var(--link-line,underline)}`,
  `${page} :where(a,button){transition:filter .15s ease-out}`,
  `${page} :where(a,button):where(:hover){filter:brightness(.93)}`,
  `${page} :where(:focus-visible){outline:2px solid #16161d;outline-offset:2px;box-shadow:0 0 0 2px #ffffff}`,
  `${page} :where(button,input,textarea){color:inherit;background-color:transparent}`,
  `${page} :where(button){appearance:button}`,
  `${page} :where(input,textarea){resize:vertical}`,
  `${page} :where(input)::-webkit-datetime-edit{display:inline-flex;padding-block:0}`,
  `${page} :where(input)::-webkit-datetime-edit-fields-wrapper{padding:0}`,
  `${page} :where(input)::-webkit-calendar-picker-indicator{line-height:1}`,
  `${page} :where(input,textarea)::placeholder{color:#6b6b7c;opacity:1}`,
]
export const resetCss = ground.join('\n')

/** What a page would take on from the dashboard around the canvas; where it stands alone, browsers begin like this. */
const aloneCss = `${page}{letter-spacing:normal;text-align:left;text-transform:none;tab-size:8;accent-color:auto;scrollbar-color:auto;-webkit-text-size-adjust:100%}`

const ofTags = /^:where\([^)]*\) :where\(([a-z\d,]+)\)/

/** As much of the ground as a page needs: no rules for tags that it has not. A script may add any of them. */
export function groundOf(html: string, hasScripts: boolean): string {
  const isNeeded = (rule: string) => {
    const tags = ofTags.exec(rule)?.[1]
    return tags === undefined || tags.split(',').some((tag) => html.includes(`<${tag}`))
  }
  return hasScripts ? resetCss : ground.filter(isNeeded).join('\n')
}

/** The very same ground for the canvas, as if it stood alone, with the fixed rules of every element of the product. */
export const baseCss = [
  aloneCss,
  resetCss,
  richCss,
  hoverCss,
  ...ownElements.flatMap(({ css }) => css ?? []),
].join('\n')
