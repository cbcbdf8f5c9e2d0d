/** @jsxRuntime automatic */
import { z } from 'zod'
import { columnsProperty } from '../columns-property.ts'
import { defineElement } from '../define-element.ts'
import type { Declarations, ViewProps } from '../definition.ts'
import { newChild, newText } from '../new-children.ts'
import { gapField } from '../options.ts'
import { lengthProp } from '../prop-schemas.ts'
import {
  collectionDefaults,
  collectionItemType,
  type CollectionProps,
  collectionSchema,
  collectionType,
} from './schema.ts'

const itemStyle = (gap: string): Declarations => ({
  display: 'flex',
  flexDirection: 'column',
  gap,
  minWidth: '0',
})

/** Once for each item where the page is published; on the canvas the children stand in one, which is edited for all. */
function CollectionView({ props, parts: { root, list, item, empty }, children }: ViewProps<CollectionProps>) {
  if (props.count === undefined)
    return (
      <div {...root}>
        <div {...list}>
          <div {...item}>{children}</div>
        </div>
      </div>
    )
  return (
    <div {...root}>
      {props.count > 0 ? (
        <div role="list" {...list}>
          {children}
        </div>
      ) : (
        props.empty && <p {...empty}>{props.empty}</p>
      )}
    </div>
  )
}

/** What it holds, repeated for each item of a collection that its page is published with (`with-items.ts`). */
export const collection = defineElement<CollectionProps>({
  type: collectionType,
  name: 'Colección',
  icon: 'database',
  category: 'layout',
  defaultProps: { ...collectionDefaults, children: [] },
  newChildren: [
    newChild('heading', 'Encabezado', {
      text: '{{item}}',
      level: 3,
      color: 'token:text',
      fontSize: '22px',
    }),
    newText('Escribe aquí lo que se repite con cada elemento.'),
  ],
  schema: collectionSchema,
  acceptsChildren: true,
  fields: {
    layout: [
      { kind: 'collection', prop: 'collection', label: 'Qué muestra', everywhere: true },
      { kind: 'number', prop: 'columns', label: 'Columnas', min: 1, max: 8, slider: { min: 1, max: 8 } },
      gapField,
      { ...gapField, prop: 'itemGap', label: 'Separación dentro de cada elemento' },
      {
        kind: 'textarea',
        prop: 'empty',
        label: 'Si no hay nada que mostrar',
        help: 'Vacío: no se ve nada.',
      },
    ],
  },
  viewportDefaults: { tablet: { columns: 2 }, mobile: { columns: 1 } },
  styles: ({ columns, gap, itemGap }) => ({
    root: { width: '100%', minWidth: '0' },
    list: {
      display: 'grid',
      gridTemplateColumns: `repeat(${Math.round(columns)}, minmax(0, 1fr))`,
      [columnsProperty]: String(Math.round(columns)),
      gap,
    },
    item: itemStyle(itemGap),
    empty: { fontSize: '17px', color: 'token:muted-text', margin: '0' },
  }),
  View: CollectionView,
})

type ItemProps = { gap: string }

function ItemView({ parts: { root }, children }: ViewProps<ItemProps>) {
  return (
    <div role="listitem" {...root}>
      {children}
    </div>
  )
}

/** One item of a published collection. Nobody adds it to a page: `with-items.ts` does. */
export const collectionItem = defineElement<ItemProps>({
  type: collectionItemType,
  name: 'Colección',
  icon: 'database',
  category: 'layout',
  defaultProps: { gap: collectionDefaults.itemGap, children: [] },
  schema: z.object({ gap: lengthProp(collectionDefaults.itemGap, { min: 0, max: 400 }) }),
  acceptsChildren: true,
  fields: {},
  styles: ({ gap }) => ({ root: itemStyle(gap) }),
  View: ItemView,
})
