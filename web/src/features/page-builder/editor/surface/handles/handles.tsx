import { isLocked, type ElementNode, type Props } from '@aurelio/page/document'
import { resolveProps } from '@aurelio/page/elements'
import { defaultTheme } from '@aurelio/page/theme'
import { sides, type Side, type SidesName } from '@aurelio/page/values'
import { useRef, useState, type PointerEvent } from 'react'
import { cn } from '../../../../../ui/class-names.ts'
import { updateProps } from '../../model/commands/elements.ts'
import { undoChange } from '../../model/commands/history.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { shownDefinition } from '../../model/state/shown-definition.ts'
import type { Box } from '../geometry/geometry.ts'
import { useSurface } from '../state/surface-context.ts'
import { dragBy, type Moved } from './drag-by.ts'
import { GuideLine, type GuideAt } from './guide-line.tsx'
import { drawnSides, sizeGuides, spaceGuides, spaceLine } from './guides.ts'
import { SideHandle } from './side-handle.tsx'
import { hasSides, sidesPatch, sizeField, sizePatch, type Axis } from './sizes.ts'
import { near, snapped } from './snapping.ts'

type HandlesProps = { element: ElementNode; box: Box; node: HTMLElement }

/** What is told while something is dragged: its measure, and the guides that it meets. */
type Figure = { text: string; guides: readonly GuideAt[] } | null

/**
 * What is dragged at the edges of the selected element: its size, its padding and its margin. The figure is shown
 * meanwhile, one drag is one step of the history, and the panel has the same fields for the keyboard.
 */
export function Handles({ element, box, node }: HandlesProps) {
  const { store, view } = useSurface()
  const drags = useRef(0)
  const [figure, setFigure] = useState<Figure>(null)
  const definition = shownDefinition(store.getState().letter, element.type)
  const document = documentOf(store.getState())
  if (!definition || isLocked(document, element.id)) return null
  const { zoom } = view.getState().shown
  const around = element.parent === null ? undefined : document.elements[element.parent]
  const { viewport, theme: kit } = store.getState()
  const theme = kit ?? defaultTheme
  const context = () => ({
    props: resolveProps(element, viewport),
    parent: around ? resolveProps(around, viewport) : null,
  })

  function begin(event: PointerEvent, patchFor: (by: Moved) => { patch: Props; figure: Figure }) {
    drags.current += 1
    const group = `handle:${element.id}:${drags.current}`
    let hasChanged = false
    dragBy(event.nativeEvent, {
      moved: (by) => {
        const next = patchFor(by)
        hasChanged = true
        updateProps(store, element.id, next.patch, group)
        setFigure(next.figure)
      },
      ended: () => setFigure(null),
      cancelled: () => {
        setFigure(null)
        if (hasChanged) undoChange(store)
      },
    })
  }

  function resize(event: PointerEvent, axes: readonly Axis[]) {
    if (!definition) return
    const start = { x: node.offsetWidth, y: node.offsetHeight }
    const guides = sizeGuides(node, zoom, theme)
    const isPicture = element.type === 'image'
    begin(event, (by) => {
      const wanted = { x: start.x + by.x / zoom, y: start.y + by.y / zoom }
      // Shift keeps the shape.
      if (by.shift || (isPicture && axes.length === 2)) wanted.y = (wanted.x * start.y) / start.x
      const sizes = axes.map((axis) => ({
        axis,
        ...snapped(wanted[axis], guides[axis], by.alt ? null : near.size),
      }))
      const patch = sizes.map(({ axis, value }) => {
        const field = sizeField(definition, axis)
        return field ? sizePatch(field, value, context()) : {}
      })
      return {
        patch: Object.assign({}, ...patch),
        figure: {
          text: sizes.map(({ value }) => `${value} px`).join(' × '),
          guides: sizes.flatMap(({ axis, guide }) =>
            guide === null ? [] : [{ axis, from: 'start', at: guide * zoom }],
          ),
        },
      }
    })
  }

  function space(event: PointerEvent, name: SidesName, side: Side) {
    const now = drawnSides(node, name)
    const guides = spaceGuides(node, name, side, theme)
    begin(event, (by) => {
      const along = side === 'Top' || side === 'Bottom' ? by.y : by.x
      // Inside, away from the edge is more; outside it is the other way round.
      const inward = side === 'Top' || side === 'Left' ? 1 : -1
      const sign = name === 'padding' ? inward : -inward
      const { value, guide } = snapped(now[side] + (sign * along) / zoom, guides, near.space)
      const pixels = Math.max(0, value)
      const together = by.shift ? 'all' : by.alt ? 'opposite' : 'one'
      return {
        patch: sidesPatch(name, now, { side, pixels, together }),
        figure: {
          text: `${pixels} px`,
          guides: guide === null ? [] : [spaceLine(name, side, guide * zoom)],
        },
      }
    })
  }

  const hasX = sizeField(definition, 'x') !== undefined
  const hasY = sizeField(definition, 'y') !== undefined
  const size = { width: box.right - box.left, height: box.bottom - box.top }
  return (
    <div
      aria-hidden="true"
      data-handles
      className="absolute"
      style={{ left: box.left, top: box.top, ...size }}
    >
      {(['margin', 'padding'] as const).map(
        (name) =>
          hasSides(definition, name) &&
          sides.map((side) => (
            <SideHandle
              key={`${name}${side}`}
              name={name}
              side={side}
              amount={drawnSides(node, name)[side] * zoom}
              size={size}
              onPress={(event) => space(event, name, side)}
            />
          )),
      )}
      {hasX && <Knob at="right" onPress={(event) => resize(event, ['x'])} />}
      {hasY && <Knob at="bottom" onPress={(event) => resize(event, ['y'])} />}
      {hasX && hasY && <Knob at="corner" onPress={(event) => resize(event, ['x', 'y'])} />}
      {figure?.guides.map((guide) => (
        <GuideLine key={guide.axis} {...guide} />
      ))}
      {figure && (
        <span
          data-handle-figure
          className={cn(
            'absolute top-1/2 left-1/2 -translate-1/2 rounded-sm px-1.5 py-0.5 text-xs whitespace-nowrap',
            figure.guides.length > 0 ? 'bg-foreground text-background' : 'bg-accent text-on-accent',
          )}
        >
          {figure.text}
        </span>
      )}
    </div>
  )
}

const places = {
  right: 'top-1/2 -right-1 h-8 w-2 -translate-y-1/2 cursor-ew-resize',
  bottom: '-bottom-1 left-1/2 h-2 w-8 -translate-x-1/2 cursor-ns-resize',
  corner: '-right-1.5 -bottom-1.5 size-3 cursor-nwse-resize',
} as const

function Knob({ at, onPress }: { at: keyof typeof places; onPress: (event: PointerEvent) => void }) {
  return (
    <span
      data-resize={at}
      onPointerDown={onPress}
      className={cn(
        'pointer-events-auto absolute touch-none rounded-full border-2 border-accent bg-white coarse:after:absolute coarse:after:-inset-4',
        places[at],
      )}
    />
  )
}
