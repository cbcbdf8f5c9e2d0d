import type { FieldKind } from '@aurelio/contracts/collection-fields'
import type { Field } from '@aurelio/page/elements'
import { itemPrefix } from '@aurelio/page/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { type ControlProps, textOf } from './control.ts'
import { DenseSelect } from './dense-select.tsx'

/** The fields that say something as an address. */
const addresses: Partial<Record<Field['kind'], readonly FieldKind[]>> = {
  link: ['link', 'text'],
  image: ['image', 'link'],
}

type FieldInsertProps = Pick<ControlProps, 'id' | 'value' | 'set'> & {
  kind: Field['kind']
  collection: string
  label: string
}

/** Puts what a field of the item says into a text, where the caret is, or in the place of an address. */
export function FieldInsert({ id, kind, collection, label, value, set }: FieldInsertProps) {
  const { t } = useTranslation()
  const { data } = useQuery(api.collections.get.queryOptions({ input: { id: collection }, retry: false }))
  const kinds = addresses[kind]
  const fields = data?.fields.filter((field) => kinds?.includes(field.kind) ?? true) ?? []
  const text = textOf(value)
  if (fields.length === 0) return null

  function insert(key: string) {
    const name = `{{${itemPrefix}${key}}}`
    const control = document.getElementById(id)
    const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    const at = isTyped && kinds === undefined ? (control.selectionStart ?? text.length) : text.length
    set(kinds ? name : text.slice(0, at) + name + text.slice(at))
  }

  return (
    <>
      <DenseSelect
        aria-label={t('Insertar campo en {{field}}', { field: label })}
        value=""
        onChange={({ target }) => insert(target.value)}
      >
        <option value="">{t('Insertar campo…')}</option>
        {fields.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
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
