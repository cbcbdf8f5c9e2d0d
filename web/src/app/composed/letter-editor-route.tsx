import { useMemo } from 'react'
import { useParams } from 'react-router'
import { LetterScreen } from '../../features/page-builder/editor/letter-screen.tsx'
import { keptLetter } from '../../features/subscriptions/letters/kept-letter.ts'
import { LetterPreview } from '../../features/subscriptions/letters/preview/letter-preview.tsx'
import { useSegments } from '../../features/subscriptions/segments/use-segments.ts'

/** A letter to a list in the editor of the pages. */
export function LetterEditorRoute() {
  const { id = '' } = useParams()
  const segments = useSegments().data?.items
  const port = useMemo(() => keptLetter(id), [id])
  return <LetterScreen key={id} port={port} segments={segments ?? none} Preview={LetterPreview} />
}

const none: never[] = []
