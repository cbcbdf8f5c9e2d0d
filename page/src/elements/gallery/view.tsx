/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import { imagePlaceholder } from '../image/placeholder.ts'
import { Picture } from '../picture.tsx'
import { Lightbox } from './lightbox.tsx'
import { layerIdOf } from './places.ts'
import type { GalleryProps } from './schema.ts'
import { pictureAt } from './styles.ts'

export function GalleryView(view: ViewProps<GalleryProps>) {
  const { id, props, parts } = view
  const { root, list, entry, open } = parts
  const enlarges = props.enlarge === 'yes'
  return (
    <div {...root} data-gallery="">
      <ul {...list}>
        {props.items.map((each, at) => {
          const small = <Small view={view} each={each} at={at} />
          return (
            <li key={at} {...entry}>
              {enlarges ? (
                <button
                  {...open}
                  type="button"
                  popoverTarget={layerIdOf(id)}
                  aria-label={`${props.enlargeLabel} ${each.alt || at + 1}`}
                >
                  {small}
                </button>
              ) : (
                small
              )}
            </li>
          )
        })}
      </ul>
      {enlarges && props.items.length > 0 && <Lightbox view={view} />}
    </div>
  )
}

type SmallProps = { view: ViewProps<GalleryProps>; each: GalleryProps['items'][number]; at: number }

function Small({ view: { id, props, parts, page }, each, at }: SmallProps) {
  return (
    <Picture
      id={id}
      page={page}
      attributes={parts[pictureAt(at)] ?? parts['picture']}
      source={each.image || imagePlaceholder}
      alt={each.alt}
      within={{ desktop: 1 / Math.round(props.columns), tablet: 0.5, mobile: 0.5 }}
    />
  )
}
