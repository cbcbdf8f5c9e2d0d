/** @jsxRuntime automatic */
import { z } from 'zod'
import { isNarrowed } from '../../values/list-ask.ts'
import { columnsProperty } from '../columns-property.ts'
import { defineElement } from '../define-element.ts'
import type { Declarations, ViewProps } from '../definition.ts'
import { newChild, newText } from '../new-children.ts'
import { gapField } from '../options.ts'
import { lengthProp, textProp } from '../prop-schemas.ts'
import { yesNoOptions } from '../options.ts'
import { collectionCss } from './css.ts'
import { ListForm } from './list-form.tsx'
import { ListPages, ListTold } from './list-pages.tsx'
import type { ListView } from './list-view.ts'
import { listWords } from './words.ts'
import { collectionDefaults, type CollectionProps, collectionSchema } from './schema.ts'
import { collectionItemType, collectionType } from './type.ts'

const itemStyle = (gap: string): Declarations => ({
  display: 'flex',
  flexDirection: 'column',
  gap,
  minWidth: '0',
})

const pageLink: Declarations = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  padding: '8px 12px',
  fontSize: '16px',
  borderRadius: 'token:button-radius',
  color: 'token:primary-text',
}

/**
 * Once for each item where the page is published. On the canvas the children stand in one, which is edited for all, with what
 * visitors may ask around it.
 */
function CollectionView({ id, props, parts, page, children }: ViewProps<CollectionProps>) {
  const { root, list, item, told } = parts
  const { count, listed } = props
  const words = listWords(page.language)
  const nothing = listed && isNarrowed(listed.asked) ? words.nothing : props.empty
  return (
    <div {...root}>
      {listed && asksSomething(listed) && <ListForm {...{ id, page, words, parts }} view={listed} />}
      {listed && <ListTold view={listed} part={{ ...told, 'data-list-told': '' }} words={words} />}
      {count === undefined ? (
        <div {...list}>
          <div {...item}>{children}</div>
        </div>
      ) : (
        <ListItems {...{ count, nothing, parts }}>{children}</ListItems>
      )}
      {listed && <ListPages {...{ page, words, parts }} view={listed} />}
    </div>
  )
}

type ListItemsProps = Pick<ViewProps<CollectionProps>, 'parts' | 'children'> & {
  count: number
  nothing: string
}

function ListItems({ count, nothing, parts: { list, empty }, children }: ListItemsProps) {
  if (count === 0) return nothing && <p {...empty}>{nothing}</p>
  return (
    <div role="list" {...list}>
      {children}
    </div>
  )
}

/** Whether a list has a form: files have none, for nobody answers it. */
function asksSomething({ search, filters, files }: ListView): boolean {
  return !files && (search || filters.length > 0)
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
      {
        kind: 'select',
        prop: 'paging',
        everywhere: true,
        label: 'Los que no caben',
        options: [
          { value: 'none', label: 'No se ven' },
          { value: 'pages', label: 'En más páginas' },
          { value: 'more', label: 'Con «Cargar más»' },
        ],
      },
      {
        kind: 'choice',
        prop: 'search',
        everywhere: true,
        label: 'Quien visita puede buscar',
        help: 'Busca en lo que se ve de cada elemento.',
        options: yesNoOptions,
      },
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
    told: { fontSize: '16px', color: 'token:muted-text', margin: '0 0 16px' },
    label: { fontSize: '16px', fontWeight: 600, color: 'token:text' },
    input: {
      width: '100%',
      minHeight: '48px',
      padding: '10px 14px',
      fontSize: '16px',
      color: 'token:text',
      backgroundColor: 'token:background',
      borderWidth: 'token:field-border',
      borderStyle: 'solid',
      borderRadius: 'token:field-radius',
    },
    submit: {
      minHeight: '48px',
      padding: '12px 24px',
      fontSize: '16px',
      fontWeight: 'token:button-weight',
      textTransform: 'token:button-case',
      border: '0',
      borderRadius: 'token:button-radius',
      cursor: 'pointer',
      backgroundColor: 'token:primary',
      color: 'token:on-primary',
    },
    link: pageLink,
    more: {
      ...pageLink,
      padding: '10px 24px',
      fontWeight: 'token:button-weight',
      textDecoration: 'none',
      borderWidth: '1px',
      borderStyle: 'solid',
    },
    current: {
      ...pageLink,
      fontWeight: 700,
      backgroundColor: 'token:primary',
      color: 'token:on-primary',
    },
  }),
  css: collectionCss,
  needs({ listed }, id) {
    if (!listed) return {}
    return { lists: [id], ...(asksSomething(listed) && { searches: [id] }) }
  },
  View: CollectionView,
})

type ItemProps = { gap: string; mark: string }

function ItemView({ props: { mark }, parts: { root }, children }: ViewProps<ItemProps>) {
  return (
    <div role="listitem" {...root} {...(mark !== '' && { id: mark, tabIndex: -1 })}>
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
  schema: z.object({
    gap: lengthProp(collectionDefaults.itemGap, { min: 0, max: 400 }),
    /** The word that a link jumps to it by; '' for none. */
    mark: textProp(''),
  }),
  acceptsChildren: true,
  fields: {},
  styles: ({ gap }) => ({ root: itemStyle(gap) }),
  View: ItemView,
})
