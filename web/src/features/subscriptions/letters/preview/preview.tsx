import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../platform/api/client.ts'
import { DrawnLetter } from './drawn-letter.tsx'

/** A letter to a list as a person reads it who is nobody in particular: drawn by the server, as it is sent. */
export function Preview({ id }: { id: string }) {
  /** Of which segments of its blocks the reader is. */
  const [mine, setMine] = useState<readonly string[]>([])
  const drawn = useQuery(
    api.subscriptions.drawnLetter.queryOptions({
      input: { id, segments: mine.join(',') },
      placeholderData: keepPreviousData,
    }),
  )
  return <DrawnLetter drawn={drawn} mine={mine} onMine={setMine} />
}
