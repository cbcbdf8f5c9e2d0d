import { defineElement } from '../define-element.ts'
import { focusField } from '../focus.ts'
import { imagePlaceholder } from '../image/placeholder.ts'
import { mostItems } from '../items.ts'
import { layerCss } from '../layer/css.ts'
import { gapField, yesNoOptions } from '../options.ts'
import { borderRadiusField } from '../style-fields.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { lightboxCss, openingCss } from './css.ts'
import { placesOf } from './places.ts'
import { type GalleryProps, galleryDefaults, gallerySchema } from './schema.ts'
import { galleryStyles } from './styles.ts'
import { GalleryView } from './view.tsx'

/** Pictures side by side; a click shows one of them large, with the way to the one before and after it. */
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
          focusField(({ image }) => image !== ''),
          { kind: 'text', prop: 'alt', label: 'Texto alternativo' },
          { kind: 'text', prop: 'caption', label: 'Pie de la imagen' },
        ],
        newItem: { image: '', focus: '', alt: 'Otra foto', caption: '' },
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
      spokenLabelField,
      { kind: 'text', prop: 'enlargeLabel', label: 'Nombre del botón que amplía' },
      { kind: 'text', prop: 'closeLabel', label: 'Nombre del botón que cierra' },
      { kind: 'text', prop: 'beforeLabel', label: 'Texto que lleva a la anterior' },
      { kind: 'text', prop: 'afterLabel', label: 'Texto que lleva a la siguiente' },
    ],
  },
  css: `${layerCss}\n${lightboxCss}`,
  cssOf: ({ items, enlarge }) => (enlarge === 'yes' ? openingCss(items.length) : ''),
  styles: galleryStyles,
  needs: (props, id) => ({
    pictures: props.items.map(({ image }) => image || imagePlaceholder),
    ...placesOf(props, id),
  }),
  View: GalleryView,
})
