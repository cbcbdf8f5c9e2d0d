import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onOwnChange } from '../api/own-changes.ts'
import { tab } from '../api/tab.ts'
import { noticeUnauthorized } from '../api/unauthorized.ts'
import { useAuth } from '../auth/auth-provider.tsx'
import { setServerReachable } from '../connection.ts'
import { keepFresh } from './keep-fresh.ts'
import { shareChangeSource } from './shared-source.ts'

/** Around the signed-in screens: what changes shows here without being asked for, whoever changed it. */
export function ChangesSync({ queriesOf }: { queriesOf: (topic: string) => readonly QueryKey[] }) {
  const queryClient = useQueryClient()
  const { ended, refresh } = useAuth()

  useEffect(() => {
    if (ended) return undefined
    const fresh = keepFresh(queryClient, queriesOf)
    let wasConnected = false
    const stopOwn = onOwnChange((topics) => {
      if (topics === null) fresh.missed()
      else changed(topics, 'own')
    })
    const stop = shareChangeSource((news) => {
      setServerReachable(news.kind !== 'lost')
      if (news.kind === 'connected') {
        // Meanwhile the person may have been moved elsewhere, and nobody heard it.
        if (wasConnected) void refresh()
        wasConnected = true
        fresh.missed()
      }
      if (news.kind === 'signed-out') noticeUnauthorized(401)
      // What this tab asked for, its answer has told.
      if (news.kind === 'changed' && news.origin !== tab) changed(news.topics, 'other')
    })

    function changed(topics: readonly string[], whose: 'own' | 'other') {
      fresh.changed(topics, whose)
      // The name of the workspace, and what the person may do there, are part of who is signed in where.
      if (topics.includes('workspace') || topics.includes('membership')) void refresh()
    }

    return () => {
      stopOwn()
      stop()
      fresh.end()
      setServerReachable(true)
    }
  }, [queryClient, queriesOf, ended, refresh])

  return null
}
