import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { LetterScreen } from '../../features/page-builder/editor/letter-screen.tsx'
import { keptLetter } from '../../features/subscriptions/letters/kept-letter.ts'
import { LetterPreview } from '../../features/subscriptions/letters/preview/letter-preview.tsx'
import { useSegments } from '../../features/subscriptions/segments/use-segments.ts'
import { keptStep } from '../../features/subscriptions/sequences/letters/kept-step.ts'
import { StepPreview } from '../../features/subscriptions/sequences/letters/step-preview.tsx'

const none: never[] = []

/** A letter to a list in the editor of the pages, or, where the address names a step, one of a sequence. */
export function LetterEditorRoute() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const step = params.get('step')
  const segments = useSegments().data?.items ?? none
  const port = useMemo(() => (step === null ? keptLetter(id) : keptStep(id, step)), [id, step])
  const Preview = step === null ? LetterPreview : StepPreview
  return <LetterScreen key={port.key} port={port} segments={segments} Preview={Preview} />
}
