import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../../platform/api/client.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { useAuth, useSession } from '../../../platform/auth/auth-provider.tsx'
import { logNotice } from '../../../platform/log.ts'
import { arriveIn } from './arrival.ts'
import { idsIn } from './ids-in.ts'

/**
 * A link to something in another workspace of the person's leads there, and says so. Whatever the address names that is
 * not found here is looked for there; what is in none of theirs stays not found.
 */
export function FollowLinks() {
  const queryClient = useQueryClient()
  const { workspace } = useSession()
  const { tellMoved } = useAuth()

  useEffect(() => {
    const looked = new Set<string>()

    async function lookFor(id: string) {
      looked.add(id)
      try {
        const place = await client.workspaces.holding({ id })
        if (place.id === workspace.id) return
        await client.workspaces.activate({ id: place.id })
        tellMoved()
        const { pathname, search, hash } = window.location
        arriveIn(place.id, pathname + search + hash)
      } catch (error) {
        if (!isGone(error)) logNotice('A link could not be looked for in other workspaces', error)
      }
    }

    function follow({ queryKey, state: { error } }: Query) {
      if (!isGone(error)) return
      const asked = JSON.stringify(queryKey)
      for (const id of idsIn(window.location)) if (asked.includes(id) && !looked.has(id)) void lookFor(id)
    }

    const cache = queryClient.getQueryCache()
    for (const query of cache.getAll()) follow(query)
    return cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') follow(event.query)
    })
  }, [queryClient, workspace, tellMoved])

  return null
}
