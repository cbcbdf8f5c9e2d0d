import type { Profile } from '@aurelio/contracts/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../platform/api/client.ts'
import { useAuth } from '../../platform/auth/auth-provider.tsx'

/** Takes a saved profile over on this screen and, through the session, wherever name and photo are shown. */
export function useKeepProfile(): (saved: Profile) => void {
  const queryClient = useQueryClient()
  const { refresh } = useAuth()
  return useCallback(
    (saved) => {
      queryClient.setQueryData(api.profile.get.queryKey(), saved)
      void refresh()
    },
    [queryClient, refresh],
  )
}
