import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { type FieldKind, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import type { Collection } from '@aurelio/contracts/collections'
import { itemPageNames } from '@aurelio/contracts/item-pages'
import { ancestors, type ElementId, findElement, type PageDocument } from '@aurelio/page/document'
import { collectionType, type Field } from '@aurelio/page/elements'
import { itemPrefix } from '@aurelio/page/values'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { documentOf } from '../../../model/state/editor-store.ts'
import { useEditorState } from '../../../model/state/hooks.ts'
import { SyncContext } from '../../../sync/state/sync-context.ts'
import { ValueInsert } from './value-insert.tsx'
import { type ControlProps, textOf } from './control.ts'
import { DenseSelect } from './dense-select.tsx'

/** The kinds that say something where any text is not enough. */
const fitting: Partial<Record<Field['kind'], readonly FieldKind[]>> = {
  link: ['link', 'text', 'file', 'film', 'place'],
  image: ['image', 'gallery', 'link'],
  video: ['film', 'link'],
  color: ['color'],
  items: ['gallery'],
}
const { page, previous, previousPage, next, nextPage } = itemPageNames
type Named = { key: string; name: string }
/** What a page can say of an item beside its fields: in a text, and as a link; the first where it has a page of its own. */
const besides: Record<'inList' | 'onTemplate', Record<'texts' | 'links', readonly Named[]>> = {
  inList: { texts: [], links: [{ key: page, name: 'La página del elemento' }] },
  onTemplate: {
    texts: [
      { key: previous, name: 'El nombre del anterior' },
      { key: next, name: 'El nombre del siguiente' },
    ],
    links: [
      { key: previousPage, name: 'La página del anterior' },
      { key: nextPage, name: 'La página del siguiente' },
    ],
  },
}

type FieldInsertProps = Pick<ControlProps, 'id' | 'value' | 'set'> & {
  field: Field
  label: string
}

/** Puts what a field of the item says into a text, where the caret is, or in the place of an address. */
export function FieldInsert(props: FieldInsertProps) {
  const around = useEditorState((state) => collectionAround(documentOf(state), state.selectedId))
  const letter = useEditorState((state) => state.letter)
  // The page stays the same as long as its editor is open.
  const sync = use(SyncContext)
  const pageId = sync?.home.kind === 'page' ? sync.saves.getState().page?.id : undefined
  if (letter) return words.has(props.field.kind) ? <LetterValue {...props} /> : null
  if (around === null && pageId === undefined) return null
  if (props.field.kind === 'items' && !pictureOf(props.field)) return null
  return <Insert {...props} around={around} pageId={pageId} />
}

/** Kinds of which a letter fills in something of its reader. */
const words: ReadonlySet<Field['kind']> = new Set(['text', 'textarea', 'rich'])

function LetterValue({ id, label, value, set }: FieldInsertProps) {
  return <ValueInsert label={label} onPut={(put) => set(withPut(id, textOf(value), put))} />
}

/** A text with something put where the caret of its control is. */
function withPut(id: string, text: string, put: string): string {
  const control = document.getElementById(id)
  const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  // In a text that nobody has been in, the caret stands before its first letter: it goes on at the end.
  const caret = isTyped ? (control.selectionStart ?? 0) : 0
  const at = caret > 0 ? caret : text.length
  return text.slice(0, at) + put + text.slice(at)
}

type InsertProps = FieldInsertProps & { around: string | null; pageId: string | undefined }

function Insert({ id, field, label, value, set, around, pageId }: InsertProps) {
  const { t } = useTranslation()
  const templates = useQuery({
    ...api.collections.templates.queryOptions({ retry: false }),
    enabled: around === null && pageId !== undefined,
  })
  const template = templates.data?.items.find((each) => each.pageId === pageId)
  const collection = around ?? template?.collectionId
  const { data } = useQuery({
    ...api.collections.list.queryOptions({ retry: false }),
    enabled: collection !== undefined,
  })
  const of = data?.items.find((each) => each.id === collection)
  if (!data || !of) return null
  const { kind } = field
  const kinds = fitting[kind]
  const own = besides[around === null ? 'onTemplate' : 'inList']
  const beside = kind === 'link' ? own.links : kinds ? [] : own.texts
  const named = namesOf(of, data.items, kind)
  if (kinds && named.length + beside.length === 0) return null
  const text = textOf(value)

  function insert(key: string) {
    const name = `{{${itemPrefix}${key}}}`
    const picture = pictureOf(field)
    if (field.kind === 'items' && picture !== undefined)
      return set([{ ...field.newItem, [picture]: name, alt: '' }])
    return set(kinds ? name : withPut(id, text, name))
  }

  return (
    <>
      <DenseSelect
        aria-label={t('Insertar campo en {{field}}', { field: label })}
        value=""
        onChange={({ target }) => insert(target.value)}
      >
        <option value="">{t('Insertar campo…')}</option>
        {named.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        {beside.map(({ key, name }) => (
          <option key={key} value={key}>
            {t(name)}
          </option>
        ))}
      </DenseSelect>
      {text.includes('{{item') && !text.includes('|') && (
        <p className="text-xs text-muted">
          {t('Para cuando esté vacío, escribe tras una barra qué se lee: {{example}}', {
            example: '{{item.campo|texto}}',
          })}
        </p>
      )}
    </>
  )
}

/** What of an item may stand in a control: its own fields, and those of the items that it points to. */
function namesOf(of: Collection, all: readonly Collection[], kind: Field['kind']): Named[] {
  const fits = (field: CollectionField) => fitting[kind]?.includes(field.kind) ?? true
  // A place is a link by its map.
  const keyOf = (field: CollectionField) =>
    kind === 'link' && field.kind === 'place' ? `${field.key}.mapa` : field.key
  const named = (fields: readonly CollectionField[]) =>
    fields.filter(fits).map((field) => ({ key: keyOf(field), name: field.name }))
  const through = of.fields.flatMap((field): Named[] => {
    const target = kindOf(field.kind).isReference && all.find(({ id }) => id === field.target)
    if (!target) return []
    const { links } = besides.inList
    const pages = kind === 'link' ? links.map((each) => ({ key: each.key, name: field.name })) : []
    return [
      ...pages.map(({ key, name }) => ({ key: `${field.key}.${key}`, name: `${name} →` })),
      ...named(target.fields).map(({ key, name }) => ({
        key: `${field.key}.${key}`,
        name: `${field.name} › ${name}`,
      })),
    ]
  })
  return [...named(of.fields), ...through]
}

/** The prop by which the entries of a list have their pictures; undefined for other lists. */
function pictureOf(field: Field): string | undefined {
  return field.kind === 'items' ? field.item.find((each) => each.kind === 'image')?.prop : undefined
}

/** The collection for whose items an element is repeated; null for one that stands once. */
function collectionAround(document: PageDocument, id: ElementId | null): string | null {
  if (id === null || !findElement(document, id)) return null
  for (const each of ancestors(document, id)) {
    const around = findElement(document, each)
    if (around?.type !== collectionType) continue
    const { collection } = around.props
    return typeof collection === 'string' && collection !== '' ? collection : null
  }
  return null
}
