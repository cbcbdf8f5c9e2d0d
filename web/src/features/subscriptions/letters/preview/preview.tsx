import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../platform/api/client.ts'
import { DrawnLetter } from './drawn-letter.tsx'
import { ReaderSelect } from './reader-select.tsx'

/** A letter to a list as it is read, drawn by the server as it is sent: by nobody in particular, or by somebody of its list. */
export function Preview({ id }: { id: string }) {
  /** Of which segments of its blocks the reader is. */
  const [mine, setMine] = useState<readonly string[]>([])
  const [personId, setPerson] = useState<string | null>(null)
  const letter = useQuery(api.subscriptions.letter.queryOptions({ input: { id } }))
  const listId = letter.data?.list?.id
  const drawn = useQuery(
    api.subscriptions.drawnLetter.queryOptions({
      input: personId === null ? { id, segments: mine.join(',') } : { id, personId },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <DrawnLetter drawn={drawn} mine={personId === null ? mine : null} onMine={setMine}>
      {listId !== undefined && <ReaderSelect listId={listId} personId={personId} onPerson={setPerson} />}
    </DrawnLetter>
  )
}
