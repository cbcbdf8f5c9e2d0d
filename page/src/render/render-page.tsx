/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { viewports } from '../document/schema.ts'
import type { ElementId, ElementNode, PageDocument } from '../document/schema.ts'
import { isHiddenOn } from '../document/hidden-on.ts'
import { isHidden } from '../document/marks.ts'
import { findElement, walk } from '../document/tree.ts'
import type { PageContext, PartAttributes } from '../elements/definition.ts'
import { getElement } from '../elements/registry.ts'
import { elementStyles, resolveProps } from '../elements/resolve.ts'
import { hoverCss } from '../elements/common-style/styles.ts'
import { resetCss } from './base-css.ts'
import { pageClass } from './page-class.ts'
import { createPageNeeds, type PageNeeds } from './page-needs.ts'
import { fontFaces } from './font-faces.ts'
import { fontAddress } from './address-of.ts'
import { fontFile } from '../fonts/font.ts'
import { createStyleSheet } from './style-sheet.ts'
import { themeCss, themeFonts } from './theme-css.ts'
import type { Theme } from '../theme/theme.ts'

export type RenderOptions = Pick<PageContext, 'formAction' | 'submission'> & {
  /** Elements to be framed, for a person who compares two states of a page: what to call them in `data-change`. */
  marked?: ReadonlyMap<ElementId, string>
  /** Names each element in its outermost node, `data-element-id`, for who points at them. */
  hasIds?: boolean
  /** The kit of the page's site; null or absent: it has none. */
  theme?: Theme | null
}
export type RenderedPage = {
  /** The page's `<main>`; no script, no inline style. */
  html: string
  /** All the CSS it needs, one rule for each distinct set of declarations. */
  css: string
  /** The scripts its elements declare, each once. */
  scripts: readonly string[]
  needs: PageNeeds
}

/**
 * The elements of a page as static HTML and CSS, with what they need. What an element of unknown type would show is
 * left out, and so is what is hidden in the layers.
 */
export function renderPage(
  document: PageDocument,
  { hasIds = false, theme = null, ...options }: RenderOptions = {},
): RenderedPage {
  const sheet = createStyleSheet()
  const fixed = new Set<string>()
  const scripts = new Set<string>()
  const needs = createPageNeeds()
  const firstImage = firstImageOf(document)
  const { marked, ...context } = options
  const page: PageContext = { ...context, ...(firstImage !== undefined && { firstImage }) }

  const draw = (id: ElementId): ReactNode => {
    const node = findElement(document, id)
    const definition = node && getElement(node.type)
    if (node === undefined || node.hidden || definition === undefined) return null
    if (definition.css) fixed.add(definition.css)
    if (definition.script) scripts.add(definition.script)
    const children = definition.acceptsChildren ? node.children.map(draw) : undefined
    const drawn = partsOf(node, sheet)
    const mark = marked?.get(id)
    const parts = mark === undefined ? drawn : { ...drawn, root: { ...drawn.root, 'data-change': mark } }
    if (hasIds) parts.root['data-element-id'] = id
    const props = resolveProps(node, 'desktop')
    const view = { id, props, parts, page }
    if (definition.needs) needs.add(definition.needs(props, id))
    return (
      <definition.View key={id} {...view}>
        {children}
      </definition.View>
    )
  }

  const markup = renderToStaticMarkup(<main className={pageClass}>{document.root.map(draw)}</main>)
  // React puts preload links in front of the root, where a page's body is no place for them.
  const html = markup.slice(markup.indexOf('<main'))
  const hover = html.includes(' data-hover="') ? [hoverCss] : []
  const fonts = new Set([...(theme ? themeFonts(theme) : []), ...sheet.fonts()])
  const css = [
    fontFaces([...fonts]),
    resetCss,
    theme ? themeCss(theme) : '',
    ...hover,
    ...fixed,
    sheet.css(),
    marked ? markCss : '',
  ]
    .filter(Boolean)
    .join('\n')
  needs.add({ pictures: sheet.pictures(), fonts: [...fonts].map((font) => fontAddress(fontFile(font))) })
  return { html, css, scripts: [...scripts], needs: needs.all() }
}

const markCss = '[data-change]{outline:4px solid #d97706;outline-offset:-4px}'

function partsOf(
  node: ElementNode,
  sheet: ReturnType<typeof createStyleSheet>,
): { root: PartAttributes } & Record<string, PartAttributes> {
  const [desktop, tablet, mobile] = viewports.map((viewport) => {
    const styles = elementStyles(node, viewport)
    return isHiddenOn(node, viewport) ? { ...styles, root: { ...styles.root, display: 'none' } } : styles
  })
  const attributes = (part: string): PartAttributes => {
    const styles = { desktop: desktop?.[part], tablet: tablet?.[part], mobile: mobile?.[part] }
    const className = sheet.classFor(styles)
    return className === undefined ? {} : { className }
  }
  const parts: { root: PartAttributes } & Record<string, PartAttributes> = { root: attributes('root') }
  for (const part of Object.keys(desktop ?? {})) if (part !== 'root') parts[part] = attributes(part)
  return parts
}

function firstImageOf(document: PageDocument): ElementId | undefined {
  for (const { node } of walk(document)) {
    if (node.type === 'image' && !isHidden(document, node.id)) return node.id
  }
  return undefined
}
