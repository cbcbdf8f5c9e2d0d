import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from './client.ts'

/** Asks again for everything that a change of a project or a task shows in: both lists, the activity, the home's figures. */
export function useWorkChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    const keys = [api.projects.key(), api.tasks.key(), api.activity.key(), api.home.key()]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient])
}
