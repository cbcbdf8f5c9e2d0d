import { useMemo } from 'react'
import { useParams } from 'react-router'
import { LetterScreen } from '../../features/page-builder/editor/letter-screen.tsx'
import { useSegments } from '../../features/subscriptions/segments/use-segments.ts'
import { keptStep } from '../../features/subscriptions/sequences/letters/kept-step.ts'
import { StepPreview } from '../../features/subscriptions/sequences/letters/step-preview.tsx'

/** A letter of a sequence in the editor of the pages. */
export function StepEditorRoute() {
  const { id = '', step = '' } = useParams()
  const segments = useSegments().data?.items
  const port = useMemo(() => keptStep(id, step), [id, step])
  return <LetterScreen key={`${id} ${step}`} port={port} segments={segments ?? none} Preview={StepPreview} />
}

const none: never[] = []
