/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ElementId, ElementNode, PageDocument, Props, Viewport } from '../document/schema.ts'
import { isHiddenOn } from '../document/hidden-on.ts'
import { isHidden } from '../document/marks.ts'
import { findElement, walk } from '../document/tree.ts'
import type { Behaviour, PageContext, PartAttributes, StructuredData } from '../elements/definition.ts'
import { registerGroups } from '../elements/groups.ts'
import { headingsOf } from '../elements/headings-of.ts'
import { getElement } from '../elements/registry.ts'
import { inside, windowRoom } from '../elements/room.ts'
import type { Room } from '../elements/definition.ts'
import { elementStyles, resolveProps } from '../elements/resolve.ts'
import { filmPageIn, knownFilm, type KnownFilms } from '../values/film.ts'
import { contestPageIn, knownContest, type KnownContests } from '../values/contest.ts'
import { knownQuiz, type KnownQuizzes, quizPageIn } from '../values/quiz.ts'
import { type KnownPictures, variantAddress } from '../values/picture-variant.ts'
import { richCss, usesRich } from '../elements/rich-text/parts.ts'
import { motionCss } from '../elements/common-style/motion-css.ts'
import { hoverCss } from '../elements/common-style/styles.ts'
import { groundOf } from './base-css.ts'
import { pageClass } from './page-class.ts'
import { type Destinations, leadsNowhere, withAddresses } from './destinations.ts'
import { withoutUnsetProperties } from './css-text.ts'
import { createPageNeeds, type PageNeeds } from './page-needs.ts'
import { fontFaces, fontFiles } from './font-faces.ts'
import { ownFaceAddress, ownFontFaces, ownFontFiles } from './own-font-faces.ts'
import { findFont } from '../fonts/fonts.ts'
import { firstOwnFaces, ownFamiliesOf } from '../fonts/own-family.ts'
import { hasRareLetters } from '../fonts/letters.ts'
import { mapViewports } from './map-viewports.ts'
import { landmarkAt, outlineOf } from './outline.ts'
import { type PageSection, sectionName } from './section-name.ts'
import { contentAnchor } from './skip-link.ts'
import { createStyleSheet } from './style-sheet.ts'
import { themeCss, themeFonts } from './theme-css.ts'
import type { Theme } from '../theme/default-theme.ts'
import { fontValues } from '../theme/token-values.ts'

registerGroups()

export type RenderOptions = Pick<
  PageContext,
  'url' | 'language' | 'formAction' | 'token' | 'submission' | 'download' | 'pictures' | 'films'
> & {
  /** What is known of quizzes that stand on it. */
  quizzes?: KnownQuizzes
  /** What is known of contests that stand on it. */
  contests?: KnownContests
  /** Elements to be framed, for a person who compares two states of a page: what to call them in `data-change`. */
  marked?: ReadonlyMap<ElementId, string>
  /** Where its references lead; absent in a preview, where they lead nowhere yet. */
  destinations?: Destinations
  /** Names each element in its outermost node, `data-element-id`, for who points at them. */
  hasIds?: boolean
  /** Names what stands directly on the page in its outermost node, `data-section`, for who counts what is seen of it. */
  hasSections?: boolean
  /** The kit of the page's site; null or absent: it has none. */
  theme?: Theme | null
}
export type RenderedPage = {
  /** The page's `<main>`, with its header and its footer around it; no script, no inline style. */
  html: string
  /** All the CSS it needs, one rule for each distinct set of declarations. */
  css: string
  /** Its sections, from its beginning to its end, where they are named. */
  sections: readonly PageSection[]
  /** The scripts its elements declare, each once. */
  scripts: readonly Behaviour[]
  /** What searchers read beside its text, in page order. */
  structuredData: readonly StructuredData[]
  needs: PageNeeds
  /** Which of the fonts that it needs its first lines are set in; absent where that is all of them. */
  earlyFonts?: readonly string[]
}

/**
 * The elements of a page as static HTML and CSS, with what they need. What an element of unknown type would show is
 * left out, and so is what is hidden in the layers.
 */
export function renderPage(
  document: PageDocument,
  { hasIds = false, hasSections = false, theme = null, ...options }: RenderOptions = {},
): RenderedPage {
  const sheet = createStyleSheet(options.pictures)
  const fixed = new Set<string>()
  const scripts = new Set<Behaviour>()
  const structuredData: StructuredData[] = []
  const sections: PageSection[] = []
  const needs = createPageNeeds()
  const firstPicture = firstPictureOf(document)
  const { marked, destinations, quizzes, contests, ...context } = options
  const layers = layersIn(document)
  const nodes = Object.values(document.elements)
  const isListed = nodes.some(({ type, props }) => getElement(type)?.listsHeadings?.(props))
  const page: PageContext = {
    ...context,
    ...(layers.size > 0 && { layers }),
    ...(isListed && { headings: headingsOf(document) }),
    ...(firstPicture !== undefined && { firstPicture }),
  }

  const draw = (id: ElementId, room: Room): ReactNode => {
    const node = findElement(document, id)
    const definition = node && getElement(node.type)
    if (node === undefined || node.hidden || definition === undefined) return null
    if (leadsNowhere(node, destinations)) return null
    if (definition.css) fixed.add(definition.css)
    const styles = stylesOf(node)
    const own = mapViewports((viewport) => inside(room[viewport], styles[viewport]['root'] ?? {}))
    const children = definition.acceptsChildren ? node.children.map((child) => draw(child, own)) : undefined
    const drawn = partsOf(styles, sheet)
    const mark = marked?.get(id)
    const parts = mark === undefined ? drawn : { ...drawn, root: { ...drawn.root, 'data-change': mark } }
    if (hasIds) parts.root['data-element-id'] = id
    if (hasSections && node.parent === null) {
      parts.root['data-section'] = id
      sections.push({ id, name: sectionName(document, node) })
    }
    const addressed = withAddresses(
      resolveProps(node, 'desktop'),
      destinations,
      // What shows a quiz knows it by its own address.
      node.type === 'quiz' ? undefined : quizzes,
    )
    const filled = withQuiz(withFilm(addressed, page.films), node.type, quizzes)
    const props = withContest(filled, node.type, contests)
    if (definition.script && definition.usesScript?.(props) !== false) scripts.add(definition.script)
    for (const script of definition.scriptsOf?.(props) ?? []) scripts.add(script)
    const ownCss = definition.cssOf?.(props, id)
    if (ownCss) fixed.add(ownCss)
    const landmark = landmarkAt(document, node)
    const view = {
      id,
      props,
      parts,
      parent: node.parent,
      page: { ...page, room: own, ...(landmark && { landmark }) },
    }
    const data = definition.structuredData?.(props, page.url)
    if (data) structuredData.push(data)
    if (definition.needs) needs.add(definition.needs(props, id))
    return (
      <definition.View key={id} {...view}>
        {children}
      </definition.View>
    )
  }

  const { before, content, after } = outlineOf(document)
  const drawAll = (ids: readonly ElementId[]) => ids.map((id) => draw(id, windowRoom))
  const beside = (ids: readonly ElementId[]) =>
    ids.length > 0 && <div className={pageClass}>{drawAll(ids)}</div>
  const markup = renderToStaticMarkup(
    <>
      {beside(before)}
      <main className={pageClass} id={contentAnchor}>
        {drawAll(content)}
      </main>
      {beside(after)}
    </>,
  )
  // React puts preload links in front of the root, where a page's body is no place for them.
  const html = markup.slice(markup.indexOf(before.length > 0 ? '<div' : '<main'))
  const hover = html.includes(' data-hover="') ? [hoverCss] : []
  const motion = html.includes(' data-motion="') ? [motionCss] : []
  const rich = usesRich(html) ? [richCss] : []
  const given = new Set(theme ? Object.keys(fontValues(theme)) : [])
  const ids = new Set([...(theme ? themeFonts(theme) : []), ...sheet.fonts(given)])
  const fonts = [...ids].flatMap((id) => findFont(id) ?? [])
  const hasRare = hasRareLetters(html)
  const own = theme ? ownFamiliesOf(theme) : []
  const files = fontFiles(fonts, hasRare)
  const written = [
    fontFaces(fonts, hasRare),
    ownFontFaces(own, hasRare),
    groundOf(html, scripts.size > 0),
    theme ? themeCss(theme) : '',
    ...rich,
    ...hover,
    ...motion,
    ...fixed,
    sheet.css(),
    marked ? markCss : '',
  ]
    .filter(Boolean)
    .join('\n')
  const css = withoutUnsetProperties(
    written,
    [...scripts].map(({ text }) => text),
  )
  needs.add({ pictures: sheet.pictures(), fonts: [...files, ...ownFontFiles(own, hasRare)] })
  if (page.pictures) needs.add({ pictures: variantsOf(needs.all().pictures, page.pictures) })
  return {
    html,
    css,
    // What draws nothing is no part that anybody can see.
    sections: sections.filter(({ id }) => html.includes(` data-section="${id}"`)),
    scripts: [...scripts],
    structuredData,
    needs: needs.all(),
    ...(theme && own.length > 0 && { earlyFonts: [...files, ...firstOwnFaces(theme).map(ownFaceAddress)] }),
  }
}

const markCss = '[data-change]{outline:4px solid #d97706;outline-offset:-4px}'

type Styles = Record<Viewport, ReturnType<typeof elementStyles>>

function stylesOf(node: ElementNode): Styles {
  return mapViewports((viewport) => {
    const styles = elementStyles(node, viewport)
    return isHiddenOn(node, viewport) ? { ...styles, root: { ...styles.root, display: 'none' } } : styles
  })
}

function partsOf(
  styles: Styles,
  sheet: ReturnType<typeof createStyleSheet>,
): { root: PartAttributes } & Record<string, PartAttributes> {
  const attributes = (part: string): PartAttributes => {
    const className = sheet.classFor(mapViewports((viewport) => styles[viewport][part]))
    return className === undefined ? {} : { className }
  }
  const parts: { root: PartAttributes } & Record<string, PartAttributes> = { root: attributes('root') }
  for (const part of Object.keys(styles.desktop)) if (part !== 'root') parts[part] = attributes(part)
  return parts
}

/** The first element that shows a picture of its own; backgrounds are none. */
function firstPictureOf(document: PageDocument): ElementId | undefined {
  for (const { node } of walk(document)) {
    const needs = getElement(node.type)?.needs?.(resolveProps(node, 'desktop'), node.id)
    const isPicture = node.type !== 'video' && needs?.pictures?.some((address) => address !== '')
    if (isPicture && !isHidden(document, node.id)) return node.id
  }
  return undefined
}

/** Ids of all that buttons open over the page. */
function layersIn(document: PageDocument): ReadonlySet<string> {
  const shown = [...walk(document)].filter(({ node }) => !isHidden(document, node.id))
  return new Set(
    shown.flatMap(({ node }) => getElement(node.type)?.opens?.(resolveProps(node, 'desktop'), node.id) ?? []),
  )
}

/** With what is known of the film of the player that a video names. */
function withFilm(props: Props, films: KnownFilms | undefined): Props {
  const address = films && typeof props['src'] === 'string' ? filmPageIn(props['src']) : null
  const film = address === null ? undefined : films?.get(address)
  return film ? { ...props, film: knownFilm(film) } : props
}

/** With what is known of the quiz that an element shows. */
function withQuiz(props: Props, type: string, quizzes: KnownQuizzes | undefined): Props {
  const address = type === 'quiz' && typeof props['src'] === 'string' ? quizPageIn(props['src']) : null
  const quiz = address === null ? undefined : quizzes?.get(address)
  return quiz ? { ...props, quiz: knownQuiz(quiz) } : props
}

/** With what is known of the contest that an element shows. */
function withContest(props: Props, type: string, contests: KnownContests | undefined): Props {
  const page = type === 'contest' && typeof props['src'] === 'string' ? contestPageIn(props['src']) : null
  const contest = page === null ? undefined : contests?.get(page)
  return page === null || contest === undefined ? props : { ...props, known: knownContest({ page, contest }) }
}

/** Everything that a page may load in the place of its pictures. */
function variantsOf(addresses: readonly string[], known: KnownPictures): readonly string[] {
  return addresses.flatMap((address) => {
    const { widths = [], plain = null } = known.get(address) ?? {}
    const light = widths.flatMap((width) =>
      ['avif', 'webp'].map((extension) => variantAddress(address, width, extension)),
    )
    return plain === null ? light : [...light, variantAddress(address, plain, 'jpg')]
  })
}
