import { addresses } from '@aurelio/contracts/addresses'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'

/** Of a site that was made with a template: publishing all of it, and taking it back. Nothing for any other site. */
export function WebNote({ siteId }: { siteId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayEdit = useCan('pages.edit')
  const mayManage = useCan('sites.manage')
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(api.siteTemplates.get.queryOptions({ input: { id: siteId }, enabled: mayEdit }))
  const publishing = useMutation(
    api.siteTemplates.publish.mutationOptions({
      onSuccess: () => {
        notify.success(t('Toda la web está publicada, en español y en inglés.'))
        void query.refetch()
      },
      onError: (failure) => notify.error(errorText(failure)),
    }),
  )
  const undoing = useMutation(
    api.siteTemplates.undo.mutationOptions({
      onSuccess: ({ kept }) => {
        notify.success(
          kept.length === 0
            ? t('Deshecho. Sus páginas están en la papelera.')
            : t('Deshecho. Se conserva lo que se ha cambiado: {{names}}.', {
                names: kept.join(', '),
              }),
        )
        void navigate(addresses.sites)
      },
      onError: (failure) => notify.error(errorText(failure)),
    }),
  )
  const use = query.data?.use
  if (!use) return null
  return (
    <section
      aria-label={t('Web recién hecha')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-3"
    >
      <p className="max-w-prose">
        {use.published < use.pages
          ? t(
              'Publicadas {{published}} de {{pages}} páginas. Los textos legales son un modelo: pide a un abogado que los lea.',
              {
                published: use.published,
                pages: use.pages,
              },
            )
          : t('La web está publicada. Los textos legales son un modelo: pide a un abogado que los lea.')}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayManage && <Button onClick={() => setAsking(true)}>{t('Deshacer')}</Button>}
        {use.published < use.pages && (
          <Button
            variant="primary"
            busy={publishing.isPending}
            onClick={() => publishing.mutate({ id: siteId })}
          >
            {t('Publicar todo')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('¿Deshacer esta web?')}
          description={t(
            'El sitio se elimina y sus páginas van a la papelera. Sus colecciones, su cabecera y su pie se eliminan, salvo que alguien los haya cambiado.',
          )}
          confirmLabel={t('Deshacer')}
          busy={undoing.isPending}
          onConfirm={() => undoing.mutate({ id: siteId })}
        />
      )}
    </section>
  )
}
