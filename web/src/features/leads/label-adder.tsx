import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'

/** One label for all of them; those that the team has are offered. */
export function LabelAdder({ disabled, onAdd }: { disabled: boolean; onAdd: (label: string) => void }) {
  const { t } = useTranslation()
  const listId = useId()
  const [label, setLabel] = useState('')
  const labels = useQuery(api.leads.labels.queryOptions()).data?.labels ?? []

  function submit(event: FormEvent) {
    event.preventDefault()
    if (label.trim() !== '') onAdd(label.trim())
  }

  return (
    <form onSubmit={submit} className="flex gap-1">
      <Input
        aria-label={t('Etiqueta para los elegidos')}
        placeholder={t('Etiqueta')}
        list={listId}
        maxLength={40}
        autoComplete="off"
        className="w-32"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <datalist id={listId}>
        {labels.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <Button type="submit" size="form" variant="ghost" disabled={disabled || label.trim() === ''}>
        {t('Etiquetar')}
      </Button>
    </form>
  )
}
