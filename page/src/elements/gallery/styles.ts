import type { Declarations } from '../definition.ts'
import { cutAround } from '../focus.ts'
import type { GalleryProps } from './schema.ts'

const ratios = { square: '1', wide: '4 / 3', tall: '3 / 4', natural: 'auto' } as const

/** The part of a picture that is cut around a point of its own. */
export function pictureAt(at: number): string {
  return `picture${at}`
}

export function galleryStyles(props: GalleryProps) {
  const picture = pictureStyles(props)
  return {
    root: { width: '100%' },
    list: {
      display: 'grid',
      gridTemplateColumns: `repeat(${Math.round(props.columns)}, minmax(0, 1fr))`,
      gap: props.gap,
      listStyle: 'none',
    },
    entry: { minWidth: '0' },
    open: { display: 'block', width: '100%', cursor: 'zoom-in' },
    picture,
    ...Object.fromEntries(
      props.items.flatMap(({ focus }, at): [string, Declarations][] =>
        focus === '' || props.shape === 'natural'
          ? []
          : [[pictureAt(at), { ...picture, ...cutAround(focus) }]],
      ),
    ),
    ...lightboxStyles,
  }
}

function pictureStyles({ shape, borderRadius }: GalleryProps): Declarations {
  return {
    width: '100%',
    height: 'auto',
    borderRadius,
    ...(shape !== 'natural' && { aspectRatio: ratios[shape], ...cutAround('') }),
  }
}

const lightboxStyles = {
  layer: {
    width: '1120px',
    padding: '12px',
    borderRadius: 'token:radius',
    backgroundColor: 'token:background',
    color: 'token:text',
  },
  close: { marginInline: 'auto 0' },
  slides: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '100%', overflowX: 'auto' },
  slide: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
  },
  large: { maxWidth: '100%', maxHeight: '68vh', width: 'auto', height: 'auto' },
  caption: { fontSize: '16px', textAlign: 'center' },
  place: { fontSize: '16px', fontVariantNumeric: 'tabular-nums' },
  turn: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  step: { padding: '10px 18px', minHeight: '44px', color: 'token:text' },
} satisfies Record<string, Declarations>
