import { defineElement } from '../define-element.ts'
import { mostItems } from '../items.ts'
import { linkItemFields, linksIn } from '../link-items.ts'
import { colorField } from '../style-fields.ts'
import { footerDefaults, footerSchema } from './schema.ts'
import type { FooterProps } from './schema.ts'
import { footerStyles } from './styles.ts'
import { FooterView } from './view.tsx'

/** The end of a page: whose it is, columns of links, legal pages and rights. */
export const footer = defineElement<FooterProps>({
  type: 'footer',
  name: 'Pie de página',
  icon: 'panel-bottom',
  category: 'layout',
  defaultProps: footerDefaults,
  schema: footerSchema,
  acceptsChildren: false,
  landmark: 'footer',
  inlineTexts: [
    { part: 'brand', prop: 'brand' },
    { part: 'text', prop: 'text', multiline: true },
    { part: 'item', prop: 'text', list: 'items' },
    { part: 'small', prop: 'copyright' },
  ],
  fields: {
    layout: [
      { kind: 'text', prop: 'brand', label: 'Nombre de la marca' },
      { kind: 'textarea', prop: 'text', label: 'Texto' },
      {
        kind: 'items',
        prop: 'items',
        label: 'Enlaces por columnas',
        itemName: 'Enlace',
        item: [{ kind: 'text', prop: 'column', label: 'Columna' }, ...linkItemFields],
        newItem: { column: 'Empresa', text: 'Otra página', link: '#' },
        min: 0,
        max: mostItems,
      },
      {
        kind: 'items',
        prop: 'legal',
        label: 'Enlaces legales',
        itemName: 'Enlace',
        item: linkItemFields,
        newItem: { text: 'Condiciones', link: '#' },
        min: 0,
        max: 8,
      },
      { kind: 'text', prop: 'copyright', label: 'Derechos' },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      colorField('mutedColor', 'Color del texto secundario'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
      colorField('lineColor', 'Color de las líneas'),
    ],
  },
  styles: footerStyles,
  needs: ({ items, legal }) => ({ links: linksIn([...items, ...legal.filter(({ link }) => link !== '#')]) }),
  View: FooterView,
})
