import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'

/** Keeps the page as it is by a name; `before` brings to the server what is not there yet. */
export function NamedSave({ pageId, before }: { pageId: string; before?: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const saving = useMutation(
    api.versions.keep.mutationOptions({
      onSuccess: () => {
        setName('')
        notify.success(t('Versión guardada'))
      },
      onError: (error) => notify.error(errorText(error)),
      onSettled: () => queries.invalidateQueries({ queryKey: api.versions.list.key() }),
    }),
  )

  async function keep(event: SubmitEvent) {
    event.preventDefault()
    if (before && !(await before())) return
    saving.mutate({ id: pageId, name })
  }

  return (
    <form onSubmit={(event) => void keep(event)} className="flex flex-wrap items-end gap-2">
      <Field label={t('Nombre de la versión')} className="min-w-40 flex-1">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={200}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={saving.isPending}>
        {t('Guardar con nombre')}
      </Button>
    </form>
  )
}
