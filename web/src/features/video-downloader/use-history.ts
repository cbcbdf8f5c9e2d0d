import type { VideoTask } from '@aurelio/contracts/video-downloader'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, client } from '../../platform/api/client.ts'

const interval = 1000

/** True while a download can still change by itself. */
export function isOpen({ status }: Pick<VideoTask, 'status'>): boolean {
  return status === 'processing' || status === 'downloading'
}

/** The person's downloads, asked for each second while one of them is under way. */
export function useHistory() {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(
    api.videoDownloader.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? { limit: 10 } : { limit: 10, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some((task) => isOpen(task))) ? interval : false,
    }),
  )
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: api.videoDownloader.list.key() }),
    [queryClient],
  )
  const cancel = useMutation({
    mutationFn: (taskId: string) => client.videoDownloader.cancel({ taskId }),
    onSettled: refresh,
  })
  const retry = useMutation({
    mutationFn: (taskId: string) => client.videoDownloader.retry({ taskId }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (taskId: string) => client.videoDownloader.remove({ taskId }),
    onSettled: refresh,
  })
  const toLibrary = useMutation({
    mutationFn: (taskId: string) => client.videoDownloader.toLibrary({ taskId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.pictures.key() }),
  })
  return {
    list,
    tasks: list.data?.pages.flatMap(({ items }) => items),
    refresh,
    cancel,
    retry,
    remove,
    toLibrary,
  }
}
export type History = ReturnType<typeof useHistory>
