import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { notify } from '../../ui/toast.tsx'

/** Leads that bear different mails and phones, and are of one person all the same. */
export function useMerging() {
  const { t } = useTranslation()
  const joining = useMutation(api.leads.merge.mutationOptions())
  const parting = useMutation(api.leads.unmerge.mutationOptions())

  async function merge(ids: readonly string[]) {
    try {
      await joining.mutateAsync({ ids: [...ids] })
      notify.success(t('Leads unidos: su historia se ve junta'), {
        action: { label: t('Deshacer'), onClick: () => void unmergeAll(ids.slice(1)) },
      })
    } catch (error) {
      notify.error(errorText(error))
    }
  }

  async function unmergeAll(ids: readonly string[]) {
    for (const id of ids) await unmerge(id)
  }

  async function unmerge(id: string) {
    try {
      await parting.mutateAsync({ id })
    } catch (error) {
      notify.error(errorText(error))
    }
  }

  return { merge, unmerge, isBusy: joining.isPending || parting.isPending }
}
