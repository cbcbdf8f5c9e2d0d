import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../platform/api/client.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import { reasonOf } from './reason.ts'

/** An engine that is too old, told before downloads fail for it: one button for who may update it, a word for others. */
export function EngineBanner() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const mayKeepEngine = useCan('videos.engine')
  const { data: age } = useQuery(
    api.videoDownloader.engineAge.queryOptions({
      refetchInterval: ({ state }) => (state.data?.fetching ? 1000 : false),
    }),
  )
  const update = useMutation({
    mutationFn: () => client.videoDownloader.fetchEngine(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.videoDownloader.engineAge.key() }),
    onError: (error) => notify.error(reasonOf(error)),
  })
  if (!age?.outdated) return null
  const days = (age.ageDays ?? 0).toLocaleString('en')
  const advice = age.canUpdate
    ? t('Update it to keep downloads working.')
    : mayKeepEngine
      ? t('See “Engine” for how to replace it.')
      : t('Ask an administrator to update it.')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warning p-4">
      <p role="status" className="flex min-w-0 flex-1 basis-64 gap-2">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        <span>
          {t('The video engine is {{days}} days old, so some sites may not work.', { days })} {advice}
        </span>
      </p>
      {age.canUpdate && (
        <Button
          busy={age.fetching || update.isPending}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={() => update.mutate()}
        >
          {t('Update engine')}
        </Button>
      )}
    </div>
  )
}
