import { defineElement } from '../define-element.ts'
import { mostItems } from '../items.ts'
import { layerCss } from '../layer/css.ts'
import { gapField, yesNoOptions } from '../options.ts'
import { borderRadiusField } from '../style-fields.ts'
import { type GalleryProps, galleryDefaults, gallerySchema } from './schema.ts'
import { GalleryView } from './view.tsx'

const ratios = { square: '1', wide: '4 / 3', tall: '3 / 4', natural: 'auto' } as const

/** Pictures side by side; a click shows one of them large. */
export const gallery = defineElement<GalleryProps>({
  type: 'gallery',
  name: 'Galería',
  icon: 'images',
  category: 'basic',
  defaultProps: galleryDefaults,
  schema: gallerySchema,
  acceptsChildren: false,
  viewportDefaults: { tablet: { columns: 2 }, mobile: { columns: 2 } },
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Imágenes',
        itemName: 'Imagen',
        item: [
          { kind: 'image', prop: 'image', label: 'Imagen' },
          { kind: 'text', prop: 'alt', label: 'Texto alternativo' },
          { kind: 'text', prop: 'caption', label: 'Pie de la imagen' },
        ],
        newItem: { image: '', alt: 'Otra foto', caption: '' },
        min: 1,
        max: mostItems,
      },
      { kind: 'number', prop: 'columns', label: 'Columnas', min: 1, max: 8, slider: { min: 1, max: 8 } },
      gapField,
      {
        kind: 'choice',
        prop: 'enlarge',
        everywhere: true,
        label: 'Se amplían al pulsarlas',
        options: yesNoOptions,
      },
    ],
    style: [
      {
        kind: 'select',
        prop: 'shape',
        label: 'Forma',
        options: [
          { value: 'square', label: 'Cuadrada' },
          { value: 'wide', label: 'Apaisada' },
          { value: 'tall', label: 'Vertical' },
          { value: 'natural', label: 'La de cada imagen' },
        ],
      },
      borderRadiusField,
    ],
    advanced: [
      { kind: 'text', prop: 'enlargeLabel', label: 'Nombre del botón que amplía' },
      { kind: 'text', prop: 'closeLabel', label: 'Nombre del botón que cierra' },
    ],
  },
  css: layerCss,
  styles: ({ columns, gap, shape, borderRadius }) => ({
    root: {
      display: 'grid',
      gridTemplateColumns: `repeat(${Math.round(columns)}, minmax(0, 1fr))`,
      gap,
      width: '100%',
      listStyle: 'none',
    },
    entry: { minWidth: '0' },
    open: { display: 'block', width: '100%', cursor: 'zoom-in' },
    picture: {
      width: '100%',
      height: 'auto',
      borderRadius,
      ...(shape !== 'natural' && { aspectRatio: ratios[shape], objectFit: 'cover' }),
    },
    layer: {
      width: 'fit-content',
      padding: '12px',
      borderRadius: 'token:radius',
      backgroundColor: 'token:background',
      color: 'token:text',
    },
    close: { marginInline: 'auto 0' },
    large: { maxHeight: '75vh', width: 'auto' },
    caption: { padding: '10px 0 0', fontSize: '16px' },
  }),
  needs: ({ items }) => ({ pictures: items.map(({ image }) => image) }),
  View: GalleryView,
})
