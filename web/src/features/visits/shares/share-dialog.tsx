import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { SecretField } from '../../../ui/secret-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ShareList } from './share-list.tsx'

const words: ProblemWords = {
  TOO_MANY_LINKS: 'Ya hay 100 enlaces abiertos. Retira alguno y vuelve a intentarlo.',
}

/** Links by which anybody reads the visits of a site: a new one, and those that are open. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState(search.get('site'))
  const [address, setAddress] = useState<string>()
  const sites = useQuery(api.sites.list.queryOptions())
  const shares = useQuery(api.visitShares.list.queryOptions())
  const create = useMutation(
    api.visitShares.create.mutationOptions({
      onSuccess: ({ token }) => setAddress(new URL(`/visits/${token}`, window.location.origin).href),
    }),
  )
  const siteId = chosen ?? sites.data?.items[0]?.id
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Compartir las visitas')}
      description={t('Quien tenga el enlace ve las visitas de un sitio sin cuenta, y no puede cambiar nada.')}
      className="max-w-140"
    >
      {address === undefined ? (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (siteId !== undefined) create.mutate({ siteId })
          }}
        >
          <Field label={t('Sitio')}>
            {(control) => (
              <Select {...control} value={siteId ?? ''} onChange={({ target }) => setChosen(target.value)}>
                {sites.data?.items.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {create.isError && (
            <p role="alert" className="text-danger">
              {errorText(create.error, words)}
            </p>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={create.isPending}
            disabled={siteId === undefined}
            className="self-start"
          >
            {t('Crear enlace')}
          </Button>
        </form>
      ) : (
        <SecretField
          label={t('Enlace de las visitas')}
          help={t('Cópialo ahora: no se vuelve a enseñar. Si se pierde, retíralo y crea otro.')}
          secret={address}
          onDone={() => setAddress(undefined)}
        />
      )}
      {shares.isPending && <Skeleton className="h-12" />}
      {shares.data && <ShareList shares={shares.data.items} />}
    </Dialog>
  )
}
