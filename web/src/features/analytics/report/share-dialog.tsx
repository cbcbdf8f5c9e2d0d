import { addresses } from '@aurelio/contracts/addresses'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SecretField } from '../../../ui/secret-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { ReportLinkList } from './report-link-list.tsx'

/** Links by which clients read figures without an account: a new one, and those that are open. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const links = useQuery(api.reportLinks.list.queryOptions())
  const create = useMutation(
    api.reportLinks.create.mutationOptions({
      onSuccess: ({ token }) =>
        setAddress(new URL(addresses.guestReport(token), window.location.origin).href),
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Compartir un informe')}
      description={t(
        'Quien tenga el enlace ve las cifras sin cuenta: nada de tu equipo ni de otros proyectos.',
      )}
      className="max-w-140"
    >
      {address === undefined ? (
        <NewLinkForm
          isBusy={create.isPending}
          failure={create.isError ? errorText(create.error) : undefined}
          onCreate={(asked) => create.mutate(asked)}
        />
      ) : (
        <SecretField
          label={t('Enlace del informe')}
          help={t('Cópialo ahora: no se vuelve a enseñar. Si se pierde, retíralo y crea otro.')}
          secret={address}
          onDone={() => setAddress(undefined)}
        />
      )}
      {links.isPending && <Skeleton className="h-12" />}
      {links.data && <ReportLinkList links={links.data.items} />}
    </Dialog>
  )
}
