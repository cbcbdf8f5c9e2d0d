import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { refusalText } from '../../../platform/api/show-refusal.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MailingList } from './mailing-list.tsx'
import { NewMailingForm } from './new-mailing-form.tsx'

/** Reports that go out by mail each month: a new one, and those that are set up. */
export function MailingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const mailings = useQuery(api.reportMailings.list.queryOptions())
  const create = useMutation(
    api.reportMailings.create.mutationOptions({
      onSuccess: () => notify.success(t('Se mandará cada mes')),
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Informe por correo cada mes')}
      description={t(
        'El día 1 sale un correo con el PDF del mes anterior. Quien lo recibe puede dejarlo con un clic.',
      )}
      className="max-w-140"
    >
      <NewMailingForm
        // Empty again for the next one.
        key={create.data?.id}
        isBusy={create.isPending}
        failure={create.isError ? refusalText(create.error, {}) : undefined}
        onCreate={(asked) => create.mutate(asked)}
      />
      {mailings.isPending && <Skeleton className="h-12" />}
      {mailings.data && <MailingList mailings={mailings.data.items} />}
    </Dialog>
  )
}
