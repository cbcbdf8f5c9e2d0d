import { walk } from '@aurelio/page/document'
import { useMemo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useMarkedBoxes } from '../boxes/use-marked-boxes.ts'
import { readerWords } from './reader-words.ts'
import { useValueMarks } from './use-value-marks.ts'

/** Outlines the blocks of a letter that not everybody sees, each with who does, and what stands for something of the reader. */
export function LetterMarks({ stageRef }: { stageRef: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const document = useEditorState(documentOf)
  const letter = useEditorState((state) => state.letter)
  const marks = useMemo(
    () =>
      new Map(
        [...walk(document)].flatMap(({ node }) => {
          const words = readerWords(t, letter, node)
          return words === null ? [] : [[node.id, words] as const]
        }),
      ),
    [t, document, letter],
  )
  const boxes = useMarkedBoxes(marks, stageRef)
  useValueMarks(stageRef)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      {boxes.map(({ id, mark, box: { left, top, right, bottom } }) => (
        <div
          key={id}
          data-readers-of={id}
          className="absolute rounded-xs outline-2 outline-accent outline-dashed"
          style={{ left, top, width: right - left, height: bottom - top, outlineOffset: 2 }}
        >
          <span className="absolute top-full right-0 max-w-full truncate rounded-full border border-accent bg-raised px-1.5 text-xs text-foreground">
            {mark}
          </span>
        </div>
      ))}
    </div>
  )
}
