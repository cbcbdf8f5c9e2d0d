import type { Funnel } from '@aurelio/contracts/funnels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { notify } from '../../ui/toast.tsx'
import { stepNames } from './shown-graph.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import { findingWords, funnelProblemWords } from './words.ts'

/** What a funnel is called, where it stands, and its publication: what was found is said before. */
export function FunnelHead({ funnel }: { funnel: Funnel }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [showsVersions, setVersions] = useState(false)
  const { id, name, url, findings, graph } = funnel
  const publication = useMutation(
    api.funnels.publish.mutationOptions({
      onSuccess: (published) => {
        queries.setQueryData(api.funnels.get.queryKey({ input: { id } }), published)
        notify.success(t('Embudo publicado: sus páginas están en línea y enlazadas'))
      },
      onError: (error) => notify.error(errorText(error, funnelProblemWords)),
      onSettled: () => setAsking(false),
    }),
  )
  const publish = () => publication.mutate({ id })
  const nameOf = stepNames(funnel, t)
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setVersions(true)}>{t('Versiones')}</Button>
            <Button
              variant="primary"
              busy={publication.isPending && !isAsking}
              disabled={graph.nodes.length === 0}
              onClick={() => (findings.length > 0 ? setAsking(true) : publish())}
            >
              {t('Publicar embudo')}
            </Button>
          </div>
        }
      />
      {url !== null && (
        <p className="min-w-0">
          {t('Empieza en')}{' '}
          <a href={url} target="_blank" rel="noreferrer" className="wrap-anywhere text-accent-text underline">
            {url}
          </a>
        </p>
      )}
      {showsVersions && <VersionsDialog id={id} onClose={() => setVersions(false)} />}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('¿Publicar como está?')}
          description={findings.map((finding) => findingWords(t, finding, nameOf)).join(' ')}
          confirmLabel={t('Publicar de todos modos')}
          busy={publication.isPending}
          onConfirm={publish}
        />
      )}
    </>
  )
}
