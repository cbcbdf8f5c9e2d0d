import { type CollectionField, longestFieldName, mostOptions } from '@aurelio/contracts/collection-fields'
import { fieldKinds, hasOptions, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
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
                onChange({
                  ...field,
                  kind: chosen,
                  unique: unique && kindOf(chosen).canBeUnique === true,
                  initial: '',
                  target: '',
                })
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
        {kindOf(kind).isReference && (
          <Target
            chosen={field.target}
            isKnown={isKnown}
            onChoose={(target) => onChange({ ...field, target })}
          />
        )}
        {hasOptions(kind) && (
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
        {kindOf(kind).hasInitial && (
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
        {kindOf(kind).canBeUnique && (
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

type TargetProps = { chosen: string; isKnown: boolean; onChoose: (target: string) => void }

/** The collection whose items a field points to; it stays, as the kind does. */
function Target({ chosen, isKnown, onChoose }: TargetProps) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(api.collections.list.queryOptions())
  const isGone = data !== undefined && chosen !== '' && !data.items.some(({ id }) => id === chosen)
  return (
    <Field
      label={t('De qué colección')}
      help={t('Puede ser esta misma: por ejemplo, artículos relacionados.')}
      className="@lg:col-span-2"
    >
      {(control) => (
        <Select
          {...control}
          disabled={isKnown}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{isPending ? t('Cargando…') : t('Elige una colección')}</option>
          {isGone && <option value={chosen}>{t('Una colección que ya no está')}</option>}
          {data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function optionsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, mostOptions)
}
