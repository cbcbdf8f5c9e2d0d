import type { Republication } from '@aurelio/contracts/publications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { RepublishDialog } from './republish-dialog.tsx'

/** Tells which published pages of a site are not as they are saved, publishes them together, and shows how far that is. */
export function RepublishNote({ siteId }: { siteId: string }) {
  const mayEdit = useCan('pages.edit')
  const query = useQuery(api.publications.behind.queryOptions({ input: { id: siteId }, enabled: mayEdit }))
  if (!query.data) return null
  if (query.data.run?.isRunning) return <Running run={query.data.run} />
  return <Behind siteId={siteId} state={query.data} />
}

function Running({ run: { done, total } }: { run: NonNullable<Republication['run']> }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2 rounded-md bg-accent-soft p-3">
      <p role="status" className="tabular-nums">
        {t('Publicando: {{done}} de {{total}}…', { done, total })}
      </p>
      <ProgressBar label={t('Páginas publicadas')} percent={Math.round((100 * done) / total)} />
    </div>
  )
}

function Behind({ siteId, state: { pending, run } }: { siteId: string; state: Republication }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const republish = useMutation(
    api.publications.republish.mutationOptions({
      onSuccess: (state) => {
        queries.setQueryData(api.publications.behind.queryKey({ input: { id: siteId } }), state)
        setAsking(false)
      },
    }),
  )
  const failed = (run?.failed ?? []).filter(({ id }) => pending.some((page) => page.id === id))
  if (pending.length === 0) return null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-3">
        <div className="max-w-prose">
          <p role="status">
            {t('Publicadas que ya no son como están guardadas: {{n}}.', { n: pending.length })}
          </p>
          {failed.length > 0 && (
            <p role="alert" className="text-danger">
              {t('No se han podido publicar: {{names}}. Ábrelas y publícalas una a una.', {
                names: failed.map(({ name }) => name).join(', '),
              })}
            </p>
          )}
        </div>
        <Button onClick={() => setAsking(true)}>{t('Republicar todo lo que cambió')}</Button>
      </div>
      {isAsking && (
        <RepublishDialog
          pending={pending}
          busy={republish.isPending}
          error={republish.error}
          onConfirm={() => republish.mutate({ id: siteId })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
