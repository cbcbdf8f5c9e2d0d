/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import { imagePlaceholder } from '../image/placeholder.ts'
import { Picture } from '../picture.tsx'
import type { GalleryProps } from './schema.ts'

export function GalleryView(view: ViewProps<GalleryProps>) {
  const { id, props, parts } = view
  const { root, entry, open } = parts
  return (
    <ul {...root}>
      {props.items.map((each, at) => {
        const large = `picture-${id}-${at}`
        const small = <Small view={view} each={each} />
        return (
          <li key={at} {...entry}>
            {props.enlarge === 'yes' ? (
              <button
                {...open}
                type="button"
                popoverTarget={large}
                aria-label={`${props.enlargeLabel} ${each.alt || at + 1}`}
              >
                {small}
              </button>
            ) : (
              small
            )}
            {props.enlarge === 'yes' && <Large view={view} each={each} id={large} />}
          </li>
        )
      })}
    </ul>
  )
}

type OneProps = { view: ViewProps<GalleryProps>; each: GalleryProps['items'][number] }

function Small({ view: { id, props, parts, page }, each }: OneProps) {
  return (
    <Picture
      id={id}
      page={page}
      attributes={parts['picture']}
      source={each.image || imagePlaceholder}
      alt={each.alt}
      within={{ desktop: 1 / Math.round(props.columns), tablet: 0.5, mobile: 0.5 }}
    />
  )
}

/** The picture as large as the window has room for; it loads when it is opened, and shows nowhere that cannot open it. */
function Large({ view, each, id }: OneProps & { id: string }) {
  const { props, parts, page } = view
  const { layer, large, caption, close } = parts
  const { firstPicture: _, ...rest } = page
  return (
    <dialog {...layer} id={id} popover="auto" aria-label={each.alt || props.enlargeLabel} data-layer="center">
      <button
        {...close}
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={props.closeLabel}
        data-layer-close=""
      >
        ×
      </button>
      <Picture
        id={view.id}
        page={rest}
        attributes={large}
        source={each.image || imagePlaceholder}
        alt={each.alt}
      />
      {each.caption && <p {...caption}>{each.caption}</p>}
    </dialog>
  )
}
