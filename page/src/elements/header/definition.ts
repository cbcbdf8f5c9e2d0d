import { defineElement } from '../define-element.ts'
import { linkItemFields, linksIn } from '../link-items.ts'
import { yesNoOptions } from '../options.ts'
import { colorField } from '../style-fields.ts'
import { headerCss } from './css.ts'
import { headerDefaults, headerSchema } from './schema.ts'
import type { HeaderProps } from './schema.ts'
import { headerStyles } from './styles.ts'
import { HeaderView } from './view.tsx'

/** The top of a page: whose it is, a menu that folds on small devices, and what to do first. */
export const header = defineElement<HeaderProps>({
  type: 'header',
  name: 'Cabecera',
  icon: 'panel-top',
  category: 'layout',
  defaultProps: headerDefaults,
  schema: headerSchema,
  acceptsChildren: false,
  landmark: 'header',
  inlineTexts: [
    { part: 'item', prop: 'text', list: 'items', when: ({ menuFrom }) => menuFrom !== 'site' },
    { part: 'action', prop: 'buttonText' },
  ],
  viewportDefaults: { tablet: { menu: 'folded' }, mobile: { menu: 'folded' } },
  fields: {
    layout: [
      { kind: 'text', prop: 'brand', label: 'Nombre de la marca' },
      {
        kind: 'image',
        prop: 'logo',
        label: 'Logotipo',
        help: 'Ocupa el lugar del nombre, que se lee a quien no lo ve.',
      },
      { kind: 'link', prop: 'brandLink', label: 'Enlace de la marca' },
      {
        kind: 'choice',
        prop: 'menuFrom',
        everywhere: true,
        label: 'Menú que muestra',
        help: 'El del sitio se escribe en los ajustes del sitio, y es el mismo en todas sus páginas. Mientras esté vacío, se ve el propio.',
        options: [
          { value: 'own', label: 'Propio' },
          { value: 'site', label: 'El del sitio' },
        ],
      },
      {
        kind: 'items',
        prop: 'items',
        when: ({ menuFrom }) => menuFrom !== 'site',
        label: 'Enlaces del menú',
        itemName: 'Enlace',
        item: linkItemFields,
        newItem: { text: 'Otra página', link: '#' },
        min: 0,
        max: 10,
      },
      {
        kind: 'choice',
        prop: 'menu',
        label: 'Menú',
        help: 'Plegado, se abre con un botón.',
        options: [
          { value: 'line', label: 'En línea' },
          { value: 'folded', label: 'Plegado' },
        ],
      },
      { kind: 'text', prop: 'menuLabel', label: 'Texto del botón del menú' },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      { kind: 'link', prop: 'buttonLink', label: 'Enlace del botón' },
      {
        kind: 'choice',
        prop: 'position',
        everywhere: true,
        label: 'Al desplazar la página',
        options: [
          { value: 'normal', label: 'Se va con ella' },
          { value: 'sticky', label: 'Se queda arriba' },
        ],
      },
      {
        kind: 'choice',
        prop: 'overlay',
        label: 'Encima de la primera sección',
        help: 'Sin fondo propio, sobre lo que va debajo.',
        options: yesNoOptions,
      },
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
      colorField('buttonColor', 'Color del botón'),
      colorField('buttonTextColor', 'Color del texto del botón'),
    ],
  },
  css: headerCss,
  styles: headerStyles,
  needs: ({ logo, brandLink, items, buttonText, buttonLink }) => ({
    pictures: [logo],
    // A brand may lead to the top of its own page; no other link says '#' and means it.
    links: [brandLink === '#' ? '' : brandLink, ...linksIn(items), buttonText && buttonLink],
  }),
  View: HeaderView,
})
