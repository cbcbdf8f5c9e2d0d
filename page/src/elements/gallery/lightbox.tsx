/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import { imagePlaceholder } from '../image/placeholder.ts'
import { Picture } from '../picture.tsx'
import { scrollRegion } from '../scroll-region.ts'
import { layerIdOf, placeIdOf } from './places.ts'
import type { GalleryProps } from './schema.ts'

type View = ViewProps<GalleryProps>

/** A layer gives the focus to what asks for it, and a link to what it leads to. */
const takesFocus = { autoFocus: true, tabIndex: -1 } as const

/** All pictures as large as the window has room for, side by side; each loads as it comes near. */
export function Lightbox({ view }: { view: View }) {
  const { id, props, parts } = view
  const layerId = layerIdOf(id)
  return (
    <dialog {...parts['layer']} id={layerId} popover="auto" aria-label={props.label} data-layer="center">
      <button
        {...parts['close']}
        type="button"
        popoverTarget={layerId}
        popoverTargetAction="hide"
        aria-label={props.closeLabel}
        data-layer-close=""
      >
        ×
      </button>
      <div {...parts['slides']} {...scrollRegion(props.label)} data-slides="">
        {props.items.map((_, at) => (
          <Slide key={at} view={view} at={at} />
        ))}
      </div>
    </dialog>
  )
}

/** One picture with the way to its neighbours: behind the last one comes the first. */
function Slide({ view, at }: { view: View; at: number }) {
  const { id, props, parts, page } = view
  const { slide, large, caption, turn, place, step } = parts
  const { firstPicture: _, ...rest } = page
  const each = props.items[at]
  const { length } = props.items
  if (!each) return null
  return (
    <div {...slide}>
      <Picture
        id={id}
        page={rest}
        attributes={large}
        source={each.image || imagePlaceholder}
        alt={each.alt}
      />
      {each.caption && <p {...caption}>{each.caption}</p>}
      <div {...place} {...takesFocus} id={placeIdOf(id, at)} data-slide-at="">
        {`${at + 1} / ${length}`}
      </div>
      {length > 1 && (
        <div {...turn}>
          <a {...step} href={`#${placeIdOf(id, (at + length - 1) % length)}`}>
            <span aria-hidden="true">‹ </span>
            {props.beforeLabel}
          </a>
          <a {...step} href={`#${placeIdOf(id, (at + 1) % length)}`}>
            {props.afterLabel}
            <span aria-hidden="true"> ›</span>
          </a>
        </div>
      )}
    </div>
  )
}
