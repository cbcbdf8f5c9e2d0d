import { decodeStoredPage } from '@aurelio/page/document'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { api } from '../../../../../platform/api/client.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useSurface } from '../../surface/state/surface-context.ts'
import { differencesFromA } from './differences-from-a.ts'

/** Compared again when nobody has changed anything for so long, in milliseconds. */
const quietMs = 200

/** Keeps what differs between the variant that is open and A, as both are worked on. Draws nothing. */
export function WatchDifferences({ pageId }: { pageId: string }) {
  const { store, differences } = useSurface()
  const { data } = useQuery({
    ...api.pages.get.queryOptions({ input: { id: pageId } }),
    // Whoever shared something with A from here wants to see it.
    staleTime: 0,
  })
  const a = useMemo(() => {
    const read = data && decodeStoredPage(data.document)
    return read?.ok ? read.document : null
  }, [data])

  useEffect(() => {
    if (!a) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let compared: unknown
    const compare = () => {
      const document = documentOf(store.getState())
      if (document === compared) return
      compared = document
      differences.setState({ differences: differencesFromA(a, document) })
    }
    compare()
    const leave = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(compare, quietMs)
    })
    return () => {
      leave()
      clearTimeout(timer)
      differences.setState(differences.getInitialState())
    }
  }, [a, store, differences])

  return null
}
