import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticeUnauthorized } from '../api/unauthorized.ts'
import { useAuth } from '../auth/auth-provider.tsx'
import { setServerReachable } from '../connection.ts'
import { keepFresh } from './keep-fresh.ts'
import { shareChangeSource } from './shared-source.ts'

/** Around the signed-in screens: what other tabs and other people change shows here without being asked for. */
export function ChangesSync() {
  const queryClient = useQueryClient()
  const { ended, refresh } = useAuth()

  useEffect(() => {
    if (ended) return undefined
    const fresh = keepFresh(queryClient)
    const stop = shareChangeSource((news) => {
      setServerReachable(news.kind !== 'lost')
      if (news.kind === 'connected') fresh.missed()
      if (news.kind === 'signed-out') noticeUnauthorized(401)
      if (news.kind !== 'changed') return
      fresh.changed(news.topics)
      if (news.topics.includes('workspace')) void refresh()
    })
    return () => {
      stop()
      fresh.end()
      setServerReachable(true)
    }
  }, [queryClient, ended, refresh])

  return null
}
