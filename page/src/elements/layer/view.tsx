/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import { type LayerProps, layerId } from './schema.ts'

/** A button and what it opens: a title with the way to close it, and whatever stands inside. */
export function LayerView({
  id,
  props,
  parts,
  side,
  children,
}: ViewProps<LayerProps> & { side: 'center' | 'left' | 'right' }) {
  const { root, opener, layer, head, title, close, body } = parts
  const target = layerId(props, id)
  return (
    <div {...root}>
      {props.buttonText && (
        <button {...opener} type="button" popoverTarget={target}>
          {props.buttonText}
        </button>
      )}
      <div
        {...layer}
        id={target}
        popover="auto"
        role="dialog"
        aria-label={props.title || props.buttonText || props.closeLabel}
        data-layer={side}
      >
        <div {...head}>
          <p {...title}>{props.title}</p>
          <button
            {...close}
            type="button"
            popoverTarget={target}
            popoverTargetAction="hide"
            aria-label={props.closeLabel}
            data-layer-close=""
          >
            ×
          </button>
        </div>
        <div {...body}>{children}</div>
      </div>
    </div>
  )
}
