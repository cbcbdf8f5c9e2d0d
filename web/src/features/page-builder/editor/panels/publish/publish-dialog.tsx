import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { errorText } from '../../../../../platform/api/error-text.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useSaveState } from '../../sync/state/use-save-state.ts'
import { PublishForm } from './publish-form.tsx'

/** 'Publicar página': where, with what, what to look at before, and when. The page has just been saved. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useSaveState((state) => state.page?.id) ?? ''
  const page = useQuery({ ...api.pages.get.queryOptions({ input: { id } }), gcTime: 0, staleTime: Infinity })
  return (
    <Dialog open onOpenChange={onClose} title={t('Publicar página')} className="max-w-xl">
      {page.data ? (
        <PublishForm page={page.data} onClose={onClose} />
      ) : page.error ? (
        <p role="alert">{errorText(page.error)}</p>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )
}
