import {
  elementStyles,
  getElement,
  type InlineText,
  inlineTextsOf,
  namesSite,
  type PartAttributes,
  resolveProps,
} from '@aurelio/page/elements'
import {
  elementWithLinks,
  isHiddenOn,
  symbolOf,
  type ElementId,
  type ElementNode,
} from '@aurelio/page/document'
import { memo, use } from 'react'
import { useDrawnElement, usePageHeadings } from '../../model/state/hooks.ts'
import { CanvasSymbol } from './canvas-symbol.tsx'
import { CanvasModeContext } from './canvas-mode.ts'
import { isDraggableByBody } from '../../model/transfer/draggable.ts'
import { EmptyCells, EmptyHint } from './empty-hint.tsx'

/** Nothing is sent from the canvas, and every picture is looked at. */
const page = {}

/**
 * One element on the canvas: its own view, with the styles of the present viewport inline and the marks by
 * which the editor finds it. Renders again only when this very element or the viewport changes.
 */
export const CanvasElement = memo(DrawnElement)

/** Whether a text is an element's own, and not said by its site. */
function isTyped({ props }: ElementNode) {
  return ({ prop, list }: InlineText) => !namesSite(props[list ?? prop])
}

// Named otherwise, so that the children below are the memoized component and not this function.
function DrawnElement({ id }: { id: ElementId }) {
  const whole = useDrawnElement(id)
  const { viewport, isReadOnly, links, letter, sampleOf, said, lists } = use(CanvasModeContext)
  const kept = whole && letter ? letter.seen(whole) : whole
  const sampled = kept && sampleOf ? sampleOf(kept) : kept
  const element = sampled && said ? said(sampled) : sampled
  const definition = element && getElement(element.type)
  const headings = usePageHeadings(definition?.listsHeadings?.(element?.props ?? {}) === true)
  if (!element || element.hidden || !definition) return null
  const isHiddenHere = isHiddenOn(element, viewport)
  if (isHiddenHere && isReadOnly) return null

  // Without the editor's marks the canvas is the published page, to the pixel.
  const isEmpty = !isReadOnly && definition.acceptsChildren && element.children.length === 0
  const { root: rootStyle, ...otherStyles } = elementStyles(element, viewport)
  const root: PartAttributes = {
    style: rootStyle,
    draggable: !isReadOnly && isDraggableByBody(element),
    'data-element-id': id,
    'data-element-type': element.type,
    'data-editor-empty': isEmpty ? '' : undefined,
    'data-hidden-here': isHiddenHere ? '' : undefined,
  }
  if (symbolOf(element) !== undefined) return <CanvasSymbol place={element} root={root} />
  // What a sample or the site says is nothing to be typed over.
  const texts = sampled && sampled === kept ? inlineTextsOf(sampled, viewport).filter(isTyped(sampled)) : []
  const inline = new Set(texts.map(({ part }) => part))
  if (inline.has('root')) root['data-inline-text'] = 'root'
  const others = Object.fromEntries(
    Object.entries(otherStyles).map(([part, style]): [string, PartAttributes] => [
      part,
      inline.has(part) ? { style, 'data-inline-text': part } : { style },
    ]),
  )

  const own = resolveProps(elementWithLinks(element, links), viewport)
  const listed = lists.get(id)
  const props = listed ? { ...own, listed } : own

  return (
    <definition.View
      id={id}
      props={props}
      parts={{ ...others, root }}
      parent={element.parent}
      page={headings ? { headings } : page}
    >
      {definition.acceptsChildren &&
        element.children.map((child) => <CanvasElement key={child} id={child} />)}
      {isEmpty &&
        (definition.cells ? (
          <EmptyCells id={id} count={definition.cells(props)} />
        ) : (
          <EmptyHint id={id} type={element.type} nested={element.parent !== null} />
        ))}
    </definition.View>
  )
}
