import type { FunnelVersion } from '@aurelio/contracts/funnels'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime, formatNumber } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { notify } from '../../ui/toast.tsx'

/** What a funnel was with its pages, and the way back to it: whole, or not at all. */
export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data, error } = useQuery(api.funnels.versions.queryOptions({ input: { id } }))
  const [name, setName] = useState('')
  const keeping = useMutation(
    api.funnels.keepVersion.mutationOptions({
      onSuccess: () => {
        setName('')
        return queries.invalidateQueries({ queryKey: api.funnels.versions.key() })
      },
    }),
  )
  const restoration = useMutation(
    api.funnels.restore.mutationOptions({
      onSuccess: (restored) => {
        queries.setQueryData(api.funnels.get.queryKey({ input: { id } }), restored)
        notify.success(t('El embudo y sus páginas son como entonces. Publícalo para que se vea.'))
        onClose()
      },
    }),
  )
  const failure = error ?? keeping.error ?? restoration.error
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') keeping.mutate({ id, name: name.trim() })
  }
  const titleOf = (version: FunnelVersion) =>
    version.name || t('Versión {{number}}', { number: formatNumber(version.number) })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Versiones')}
      description={t(
        'Cada publicación guarda una, con todas las páginas. Volver a una guarda antes lo de ahora.',
      )}
    >
      <form noValidate onSubmit={keep} className="flex flex-wrap items-end gap-2">
        <Field label={t('Guardar con nombre')} className="min-w-0 flex-1 basis-48">
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={keeping.isPending} disabled={name.trim() === ''}>
          {t('Guardar')}
        </Button>
      </form>
      {failure && <p role="alert">{errorText(failure)}</p>}
      {data?.items.length === 0 && <p className="text-muted">{t('Todavía no hay ninguna versión.')}</p>}
      <ul className="flex max-h-[50dvh] flex-col gap-1 overflow-y-auto">
        {data?.items.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-2 rounded-md border p-2">
            <span className="flex min-w-0 flex-1 flex-col">
              <bdi className="font-medium wrap-anywhere">{titleOf(version)}</bdi>
              <span className="text-dense text-muted">
                {formatDateTime(version.createdAt)} ·{' '}
                {t('Pasos: {{steps}}', { steps: formatNumber(version.steps) })}
              </span>
            </span>
            <Button
              busy={restoration.isPending && restoration.variables.versionId === version.id}
              onClick={() => restoration.mutate({ id, versionId: version.id })}
            >
              {t('Restaurar')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
