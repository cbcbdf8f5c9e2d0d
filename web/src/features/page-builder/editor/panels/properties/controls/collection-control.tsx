import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { hasOptions, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import {
  type Collection,
  type FilterOperator,
  filterOperators,
  handOrder,
} from '@aurelio/contracts/collections'
import { queryOf } from '@aurelio/page/elements'
import { itemName, queryKey, shownText } from '@aurelio/page/values'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, PencilLine } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { IconButton } from '../../../../../../ui/icon-button.tsx'
import { documentOf } from '../../../model/state/editor-store.ts'
import { useEditorState } from '../../../model/state/hooks.ts'
import { useModel } from '../../../model/state/model-context.ts'
import { listsIn, sampleQuery } from '../../../sync/collections/items-on-page.ts'
import { sampleAt, showSample } from '../../../sync/collections/sample.ts'
import { type ControlProps, textOf } from './control.ts'
import { DenseInput } from './dense-input.tsx'
import { DenseSelect } from './dense-select.tsx'
import { namesOf, VisitorFilters } from './visitor-filters.tsx'

const operators = {
  is: 'es',
  not: 'no es',
  has: 'contiene',
  less: 'es menor que',
  more: 'es mayor que',
  empty: 'está vacío',
  filled: 'está relleno',
} as const satisfies Record<FilterOperator, string>

/** The name that stands for the item whose page this is. */
const ownId = '{{item.id}}'

/** Which items of which collection are shown, and one of them to look through. */
export function CollectionControl({ field, id, props, change }: ControlProps<'collection'>) {
  const { t } = useTranslation()
  const { data, isPending, isError } = useQuery(api.collections.list.queryOptions({ retry: false }))
  const [chosen, filter, operator, sort, direction] = (
    ['collection', 'field', 'operator', 'sort', 'direction'] as const
  ).map((name) => textOf(props[name]))
  const collections = data?.items ?? []
  const collection = collections.find((each) => each.id === chosen)
  const fields = collection?.fields ?? []
  const sorting = fields.filter(({ kind }) => kindOf(kind).isSorted)
  const filtered = fields.find(({ key }) => key === filter)
  const isGone = data !== undefined && chosen !== '' && !collection
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-prop={field.prop} className="flex flex-col gap-2">
      <DenseSelect
        aria-label={t('Colección')}
        value={chosen}
        disabled={isPending}
        onChange={({ target }) => {
          const [first] = collections.find((each) => each.id === target.value)?.fields ?? []
          const order = { sort: first?.key ?? '', direction: 'up' }
          change({ collection: target.value, field: '', value: '', ...order, filters: [] })
        }}
      >
        <option value="">{isPending ? t('Cargando…') : t('Elige una colección')}</option>
        {isGone && <option value={chosen}>{t('Una colección que ya no está')}</option>}
        {collections.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </DenseSelect>
      {isError && <Note>{t('No se han podido leer las colecciones. Vuelve a abrir este panel.')}</Note>}
      {data && collections.length === 0 && (
        <Note>{t('Este espacio no tiene colecciones todavía: créalas en «Colecciones».')}</Note>
      )}
      {isGone && <Note>{t('En la página publicada se lee el texto de cuando no hay nada.')}</Note>}
      {collection && (
        <>
          <Labelled label={t('Solo los que')}>
            {(own) => (
              <DenseSelect
                id={own}
                value={filter}
                onChange={({ target }) => change({ field: target.value, operator: 'is', value: '' })}
              >
                <option value="">{t('Todos los publicados')}</option>
                {filter !== '' && !filtered && <option value={filter}>{t('Un campo que ya no está')}</option>}
                {fields.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </DenseSelect>
            )}
          </Labelled>
          {filter !== '' && !filtered && (
            <Note>{t('El campo del filtro ya no está: no se muestra ninguno hasta que elijas otro.')}</Note>
          )}
          {filtered && (
            <>
              <DenseSelect
                aria-label={t('Comparación')}
                value={operator}
                onChange={({ target }) => change({ operator: target.value })}
              >
                {filterOperators.map((each) => (
                  <option key={each} value={each}>
                    {t(operators[each])}
                  </option>
                ))}
              </DenseSelect>
              {operator !== 'empty' && operator !== 'filled' && (
                <FilterValue field={filtered} value={textOf(props['value'])} change={change} />
              )}
            </>
          )}
          <Labelled label={t('Ordenados por')}>
            {(own) => (
              <DenseSelect id={own} value={sort} onChange={({ target }) => change({ sort: target.value })}>
                <option value="">{t('El último cambio primero')}</option>
                <option value={handOrder}>{t('Orden propio de la colección')}</option>
                {sorting.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </DenseSelect>
            )}
          </Labelled>
          {sort !== '' && (
            <DenseSelect
              aria-label={t('Sentido')}
              value={direction}
              onChange={({ target }) => change({ direction: target.value })}
            >
              <option value="up">{t('De menor a mayor')}</option>
              <option value="down">{t('De mayor a menor')}</option>
            </DenseSelect>
          )}
          <Labelled label={t('Cuántos a la vez')}>
            {(own) => (
              <DenseInput
                id={own}
                type="number"
                min={1}
                max={100}
                data-prop="limit"
                value={textOf(props['limit'])}
                onChange={({ target }) => {
                  const limit = target.valueAsNumber
                  if (Number.isFinite(limit))
                    change({ limit: Math.min(100, Math.max(1, Math.round(limit))) }, 'typed')
                }}
              />
            )}
          </Labelled>
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              data-prop="except"
              checked={textOf(props['except']) !== ''}
              onChange={({ target }) => change({ except: target.checked ? ownId : '' })}
            />
            {t('Menos el elemento de esta página')}
          </label>
          <VisitorFilters
            fields={fields}
            chosen={namesOf(props['filters'])}
            choose={(filters) => change({ filters: [...filters] })}
          />
          <Sample collection={collection} />
        </>
      )}
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-xs text-muted">
      {children}
    </p>
  )
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type FilterValueProps = Pick<ControlProps, 'change'> & { field: CollectionField; value: string }

function FilterValue({ field, value, change }: FilterValueProps) {
  const { t } = useTranslation()
  const choices = hasOptions(field.kind) ? field.options : field.kind === 'boolean' ? ['sí', 'no'] : null
  const label = t('Valor de {{name}}', { name: field.name })
  if (kindOf(field.kind).isReference) return <PointedTo {...{ field, value, change, label }} />
  if (choices)
    return (
      <DenseSelect
        aria-label={label}
        value={value}
        onChange={({ target }) => change({ value: target.value })}
      >
        <option value="">{t('Elige un valor')}</option>
        {choices.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </DenseSelect>
    )
  return (
    <DenseInput
      aria-label={label}
      type="text"
      inputMode={field.kind === 'number' ? 'decimal' : 'text'}
      placeholder={field.kind === 'date' ? '31/12/2026' : undefined}
      value={value}
      onChange={({ target }) => change({ value: target.value }, 'typed')}
    />
  )
}

/** The item that is pointed to: one of them, or what follows from the item whose page this is. */
function PointedTo({ field, value, change, label }: FilterValueProps & { label: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.collections.items.queryOptions({
      input: { id: field.target, state: 'published', limit: 100 },
      retry: false,
    }),
  )
  const items = data?.items ?? []
  const same = `{{item.${field.key}.id}}`
  const isOther = value !== '' && ![ownId, same].includes(value) && !items.some(({ id }) => id === value)
  return (
    <DenseSelect aria-label={label} value={value} onChange={({ target }) => change({ value: target.value })}>
      <option value="">{t('Elige un valor')}</option>
      <option value={ownId}>{t('El elemento de esta página')}</option>
      <option value={same}>{t('El mismo que el elemento de esta página')}</option>
      {isOther && <option value={value}>{t('Otro elemento')}</option>}
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </DenseSelect>
  )
}

/** The items that the page would show, one after the other, on the canvas. */
function Sample({ collection }: { collection: Collection }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const place = useEditorState((state) => state.selectedId) ?? ''
  const document = useEditorState(documentOf)
  const node = document.elements[place]
  const query = node && queryOf(document, node)
  const asked = query && queryKey(sampleQuery(query, collection))
  const items = useQuery({
    ...api.collections.shown.queryOptions({ input: { questions: asked ? [asked] : [] }, retry: false }),
    enabled: asked !== undefined,
  })
  const [shownId, setShown] = useState(sampleAt(store, place)?.id)
  const list = (asked && items.data && listsIn(items.data).get(asked)?.items) || []
  const at = list.findIndex((each) => each.id === shownId)
  const shown = list[at]

  function show(next: number) {
    const item = list[(next + list.length) % list.length]
    setShown(item?.id)
    showSample(store, place, item ?? null)
  }

  if (items.isSuccess && list.length === 0)
    return (
      <Note>{t('Ningún elemento publicado pasa por aquí: se verá el texto de cuando no hay nada.')}</Note>
    )
  return (
    <div role="group" aria-label={t('Ver con un elemento de muestra')} className="flex items-center gap-1">
      <IconButton
        size="dense"
        label={t('Elemento anterior')}
        icon={<ChevronLeft aria-hidden="true" className="size-4" />}
        disabled={list.length === 0}
        onClick={() => show(shown ? at - 1 : list.length - 1)}
      />
      <span role="status" className="min-w-0 flex-1 truncate text-center text-xs text-muted">
        {shown ? shownText(shown.values[itemName] ?? '') : t('Tal como se escribe')}
      </span>
      <IconButton
        size="dense"
        label={t('Elemento siguiente')}
        icon={<ChevronRight aria-hidden="true" className="size-4" />}
        disabled={list.length === 0}
        onClick={() => show(shown ? at + 1 : 0)}
      />
      {shown && (
        <IconButton
          size="dense"
          label={t('Dejar de ver la muestra')}
          icon={<PencilLine aria-hidden="true" className="size-4" />}
          onClick={() => {
            setShown(undefined)
            showSample(store, place, null)
          }}
        />
      )}
    </div>
  )
}
