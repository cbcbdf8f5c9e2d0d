import {
  canBeUnique,
  type CollectionField,
  type FieldKind,
  fieldKinds,
  longestFieldName,
  mostOptions,
} from '@aurelio/contracts/collection-fields'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { kindWords } from '../collection-words.ts'

type FieldCardProps = {
  field: CollectionField
  /** It is kept already: its kind stays. */
  isKnown: boolean
  isFirst: boolean
  isLast: boolean
  onChange: (field: CollectionField) => void
  onMove: (by: 1 | -1) => void
  onRemove: (() => void) | undefined
}

/** One field of a collection: its name, its kind, and what it asks of items. */
export function FieldCard({ field, isKnown, isFirst, isLast, onChange, onMove, onRemove }: FieldCardProps) {
  const { t } = useTranslation()
  const { key, name, kind, required, unique, help, options, initial } = field
  // What is typed stays as it is typed, empty lines too.
  const [lines, setLines] = useState(options.join('\n'))
  const called = name || t('Campo nuevo')
  return (
    <li className="flex flex-col gap-4 rounded-lg border bg-surface p-4">
      <div className="grid gap-4 @lg:grid-cols-2">
        <Field label={t('Nombre')} help={isKnown ? t('En programas y tablas: {{key}}', { key }) : undefined}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={longestFieldName}
              value={name}
              onChange={({ target }) => onChange({ ...field, name: target.value })}
            />
          )}
        </Field>
        <Field label={t('Tipo')} help={isKnown ? t('El tipo no se cambia: añade otro campo.') : undefined}>
          {(control) => (
            <Select
              {...control}
              disabled={isKnown}
              value={kind}
              onChange={({ target }) => {
                const chosen = fieldKinds.find((each) => each === target.value) ?? 'text'
                onChange({ ...field, kind: chosen, unique: unique && canBeUnique(chosen), initial: '' })
              }}
            >
              {fieldKinds.map((each) => (
                <option key={each} value={each}>
                  {t(kindWords[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind === 'choice' && (
          <Field label={t('Opciones')} help={t('Una por línea.')} className="@lg:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                value={lines}
                onChange={({ target }) => {
                  setLines(target.value)
                  onChange({ ...field, options: optionsIn(target.value) })
                }}
              />
            )}
          </Field>
        )}
        <Field label={t('Ayuda')} help={t('La lee quien rellena el campo.')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={200}
              value={help}
              onChange={({ target }) => onChange({ ...field, help: target.value })}
            />
          )}
        </Field>
        {hasInitial(kind) && (
          <Field label={t('Valor inicial')} help={t('Lo que dice un elemento nuevo.')}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={300}
                value={initial}
                onChange={({ target }) => onChange({ ...field, initial: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          label={t('Obligatorio')}
          checked={required}
          onChange={({ target }) => onChange({ ...field, required: target.checked })}
        />
        {canBeUnique(kind) && (
          <Checkbox
            label={t('No se puede repetir')}
            checked={unique}
            onChange={({ target }) => onChange({ ...field, unique: target.checked })}
          />
        )}
        <div className="ml-auto flex gap-1">
          <IconButton
            label={t('Subir {{name}}', { name: called })}
            disabled={isFirst}
            icon={<ArrowUp aria-hidden="true" className="size-4" />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('Bajar {{name}}', { name: called })}
            disabled={isLast}
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t('Quitar {{name}}', { name: called })}
            disabled={onRemove === undefined}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  )
}

function hasInitial(kind: FieldKind) {
  return kind !== 'long' && kind !== 'image'
}

function optionsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, mostOptions)
}
