import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** As many as a task has room for. */
const mostLabels = 10

type LabelsFieldProps = { labels: readonly string[]; onChange: (labels: string[]) => void }

/** The words on a task: typed, or taken from those that the team uses. Enter or a comma ends one. */
export function LabelsField({ labels, onChange }: LabelsFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const known = useQuery(api.tasks.labels.queryOptions()).data?.items ?? []

  function add(text: string) {
    const label = text.trim()
    setTyped('')
    if (label !== '' && !labels.includes(label)) onChange([...labels, label])
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && labels.length > 0) onChange(labels.slice(0, -1))
  }

  return (
    <Field label={t('Etiquetas')} help={t('Intro o coma para añadir otra')} className="col-span-full">
      {(control) => (
        <>
          {labels.length > 0 && (
            <ul aria-label={t('Etiquetas')} className="flex flex-wrap gap-1.5">
              {labels.map((label) => (
                <li key={label}>
                  <button
                    type="button"
                    aria-label={t('Quitar la etiqueta {{name}}', { name: label })}
                    onClick={() => onChange(labels.filter((other) => other !== label))}
                    className="flex max-w-full items-center gap-1 rounded-full border border-border-strong px-2 py-0.5 text-xs font-medium text-muted hover:bg-hover coarse:min-h-11"
                  >
                    <bdi className="truncate">{label}</bdi>
                    <X aria-hidden="true" className="size-3 shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Input
            {...control}
            list={listId}
            maxLength={40}
            autoComplete="off"
            disabled={labels.length >= mostLabels}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
          />
          <datalist id={listId}>
            {known
              .filter((label) => !labels.includes(label))
              .map((label) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
