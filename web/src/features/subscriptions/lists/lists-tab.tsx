import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText, refusalOf } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InboxDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { subscriptionWords } from '../subscription-words.ts'
import { TabPart } from '../tab-part.tsx'
import { ListRow } from './list-row.tsx'
import { useLists } from './use-lists.ts'

/** The lists of the workspace, and how many are on them. */
export function ListsTab() {
  const { t } = useTranslation()
  const [isMaking, setMaking] = useState(false)
  const lists = useLists()
  const items = lists.data?.items
  return (
    <TabPart
      text={t('Cada lista guarda quién está en ella y con qué palabras dio su permiso.')}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setMaking(true)}
        >
          {t('Nueva lista')}
        </Button>
      }
    >
      {lists.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar las listas')}
          text={errorText(lists.error)}
          action={<Button onClick={() => void lists.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {lists.isPending && <Skeleton className="h-24 rounded-lg" />}
      {items?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('Aún no hay ninguna lista')}
          text={t(
            'Crea una para lo que vayas a enviar, por ejemplo «Novedades», y añade a quien te lo pidió.',
          )}
        />
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {items.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      )}
      {isMaking && <NewList onClose={() => setMaking(false)} />}
    </TabPart>
  )
}

function NewList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const create = useMutation(api.subscriptions.createList.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Nueva lista')}
      initial=""
      maxLength={80}
      help={t('Lo leen las personas que se suscriben.')}
      confirmLabel={t('Crear')}
      keep={(name) => refusalOf(create.mutateAsync({ name }), subscriptionWords)}
      onClose={onClose}
    />
  )
}
