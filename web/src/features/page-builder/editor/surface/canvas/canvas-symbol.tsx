import {
  elementWithLinks,
  inlineSymbols,
  isHiddenOn,
  symbolOf,
  type ElementNode,
} from '@aurelio/page/document'
import { elementStyles, getElement, type PartAttributes, resolveProps } from '@aurelio/page/elements'
import { memo, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorState } from '../../model/state/hooks.ts'
import { CanvasModeContext } from './canvas-mode.ts'

type Elements = Readonly<Record<string, ElementNode>>
const page = {}

/** What a symbol holds, in its place. It is one element to the editor: only its outermost node is marked, by `root`. */
export const CanvasSymbol = memo(function CanvasSymbol({
  place,
  root,
}: {
  place: ElementNode
  root: PartAttributes
}) {
  const symbols = useEditorState((state) => state.symbols)
  const { elements } = useMemo(
    () => inlineSymbols({ elements: { [place.id]: place }, root: [place.id] }, symbols),
    [place, symbols],
  )
  const top = elements[place.id]
  if (!top || symbolOf(top) !== undefined) return <NothingToShow place={place} root={root} />
  return <Held node={top} elements={elements} root={root} />
})

function Held({
  node: kept,
  elements,
  root,
}: {
  node: ElementNode
  elements: Elements
  root?: PartAttributes
}) {
  const { viewport, links, said } = use(CanvasModeContext)
  const node = said ? said(kept) : kept
  const definition = getElement(node.type)
  if (node.hidden || !definition || (!root && isHiddenOn(node, viewport))) return null
  const { root: rootStyle, ...otherStyles } = elementStyles(node, viewport)
  const others = Object.fromEntries(
    Object.entries(otherStyles).map(([part, style]): [string, PartAttributes] => [part, { style }]),
  )
  const parts = { ...others, root: { ...root, style: rootStyle } }
  const props = resolveProps(elementWithLinks(node, links), viewport)
  return (
    <definition.View id={node.id} props={props} parts={parts} page={page}>
      {definition.acceptsChildren &&
        node.children.flatMap((id) => {
          const child = elements[id]
          return child ? [<Held key={id} node={child} elements={elements} />] : []
        })}
    </definition.View>
  )
}

/** Published, nothing stands there; on the canvas its place is told, so that it can be selected and taken away. */
function NothingToShow({ place, root }: { place: ElementNode; root: PartAttributes }) {
  const { t } = useTranslation()
  const { isReadOnly } = use(CanvasModeContext)
  const id = symbolOf(place) ?? ''
  const isLost = useEditorState((state) => state.lostSymbols.has(id))
  const isKnown = useEditorState((state) => state.symbols.has(id))
  if (isReadOnly) return null
  return (
    <div
      {...root}
      data-theme="light"
      className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border border-dashed bg-surface p-4 text-center text-sm text-muted"
    >
      {isLost && <strong>{t('El símbolo «{{name}}» ya no existe', { name: place.name })}</strong>}
      {isLost && <span>{t('En la página publicada no se verá nada aquí. Puedes eliminar este hueco.')}</span>}
      {isKnown && <strong>{t('Un símbolo no puede contenerse a sí mismo')}</strong>}
      {!isLost && !isKnown && <span role="status">{t('Cargando el símbolo…')}</span>}
    </div>
  )
}
