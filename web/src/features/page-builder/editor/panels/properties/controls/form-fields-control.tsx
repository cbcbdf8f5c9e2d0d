import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../../ui/button.tsx'
import { IconButton } from '../../../../../../ui/icon-button.tsx'
import type { ControlProps } from './control.ts'
import { FormFieldCondition } from './form-field-condition.tsx'
import { FormFieldDetails } from './form-field-details.tsx'
import { DenseInput } from './dense-input.tsx'
import { swapped } from './entry-list.ts'
import {
  fieldName,
  newField,
  isRequired,
  labelOf,
  readFields,
  typeOf,
  withLabel,
  withRequired,
} from './form-field-list.ts'

/** The fields of a form: add, name, require, order and remove them. */
export function FormFieldsControl({ field, id, value, set }: ControlProps<'form-fields'>) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState('')
  const fields = readFields(value)

  function addField() {
    const label = draft.trim()
    if (label === '') return
    set([...fields, newField(label, fields)])
    setDraft('')
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} data-prop={field.prop} className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {fields.map((item, index) => {
          const label = labelOf(item)
          return (
            <li key={fieldName(item)}>
              <div role="group" aria-label={label} className="flex flex-col gap-1.5 rounded-md border p-2">
                <div className="flex items-center gap-1">
                  <DenseInput
                    aria-label={t('Etiqueta del campo {{campo}}', { campo: label })}
                    value={label}
                    maxLength={120}
                    onChange={(event) =>
                      set(fields.with(index, withLabel(item, event.target.value)), 'typed')
                    }
                  />
                  <IconButton
                    size="dense"
                    label={t('Subir {{campo}}', { campo: label })}
                    disabled={index === 0}
                    icon={<ArrowUp aria-hidden="true" className="size-4" />}
                    onClick={() => set(swapped(fields, index, index - 1))}
                  />
                  <IconButton
                    size="dense"
                    label={t('Bajar {{campo}}', { campo: label })}
                    disabled={index === fields.length - 1}
                    icon={<ArrowDown aria-hidden="true" className="size-4" />}
                    onClick={() => set(swapped(fields, index, index + 1))}
                  />
                  <IconButton
                    size="dense"
                    label={t('Quitar {{campo}}', { campo: label })}
                    icon={<Trash2 aria-hidden="true" className="size-4" />}
                    onClick={() => set(fields.toSpliced(index, 1))}
                  />
                </div>
                {typeOf(item) !== 'step' && typeOf(item) !== 'hidden' && (
                  <label className="flex items-center gap-2 text-xs text-muted">
                    <input
                      type="checkbox"
                      checked={isRequired(item)}
                      onChange={(event) => set(fields.with(index, withRequired(item, event.target.checked)))}
                    />
                    {t('Obligatorio')}
                  </label>
                )}
                <FormFieldDetails
                  item={item}
                  change={(next, manner) => set(fields.with(index, next), manner)}
                />
                {typeOf(item) !== 'step' && (
                  <FormFieldCondition
                    items={fields}
                    index={index}
                    item={item}
                    change={(next) => set(fields.with(index, next))}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <div className="flex items-center gap-2">
        <DenseInput
          id={id}
          value={draft}
          maxLength={120}
          placeholder={t('Teléfono, empresa, mensaje...')}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') addField()
          }}
        />
        <Button size="dense" icon={<Plus aria-hidden="true" className="size-4" />} onClick={addField}>
          {t('Añadir')}
        </Button>
      </div>
    </div>
  )
}
