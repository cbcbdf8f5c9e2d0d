import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { zone } from '../../platform/zone.ts'
import { notify } from '../../ui/toast.tsx'

const onError = (error: Error) => notify.error(errorText(error))

/** Brings the sample content in and takes it out. */
export function useSample(onRemoved: () => void) {
  const { t } = useTranslation()
  const adding = useMutation(
    api.home.addSample.mutationOptions({
      onSuccess: () => notify.success(t('Datos de ejemplo cargados')),
      onError,
    }),
  )
  const removing = useMutation(
    api.home.removeSample.mutationOptions({
      onSuccess: () => {
        onRemoved()
        notify.success(t('Datos de ejemplo quitados'))
      },
      onError,
    }),
  )
  return {
    isAdding: adding.isPending,
    add: () => adding.mutate({ zone: zone() }),
    isRemoving: removing.isPending,
    remove: () => removing.mutate(undefined),
  }
}
