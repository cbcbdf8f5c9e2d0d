import type { ElementNode } from '@aurelio/page/document'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditorState } from '../../model/state/hooks.ts'
import { readerWords } from '../../surface/letters/reader-words.ts'

/** Says in a line of the layers that not everybody sees the block, and who does. */
export function LayerReaders({ element }: { element: ElementNode }) {
  const { t } = useTranslation()
  const letter = useEditorState((state) => state.letter)
  const words = readerWords(t, letter, element)
  if (words === null) return null
  return (
    <span data-layer-readers title={words} className="flex shrink-0 items-center text-accent-text">
      <Users aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{words}</span>
    </span>
  )
}
