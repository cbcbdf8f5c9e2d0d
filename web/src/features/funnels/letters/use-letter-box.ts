import type { Funnel } from '@aurelio/contracts/funnels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { notify } from '../../../ui/toast.tsx'

/** Puts the box that asks for letters into the forms before a step, and takes it out again. */
export function useLetterBox(funnelId: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const show = (saved: Funnel) =>
    queries.setQueryData(api.funnels.get.queryKey({ input: { id: funnelId } }), saved)
  const remove = useMutation(
    api.funnels.askNoMore.mutationOptions({
      onSuccess(saved) {
        show(saved)
        notify.success(t('La casilla ya no está en el formulario'))
      },
    }),
  )
  const put = useMutation(
    api.funnels.askForLetters.mutationOptions({
      onSuccess(saved, { step }) {
        show(saved)
        notify.success(t('La casilla está en el formulario. Se verá al publicar el embudo.'), {
          action: { label: t('Deshacer'), onClick: () => remove.mutate({ id: funnelId, step }) },
        })
      },
    }),
  )
  return { put, remove }
}
