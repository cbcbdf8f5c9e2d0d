import { richTextSchema, type RichTextValue } from '@aurelio/contracts/rich-text'
import { createContext, type ReactNode, Suspense, use } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { textOf, type ValueControlProps } from './control.ts'
import { LongControl } from './plain-controls.tsx'

type EditorProps = {
  label: string
  start: RichTextValue
  onChange: (rich: { text: string; spans: readonly object[] }) => void
  takesFocus: boolean
}

/** Draws the editor of texts, which another part of the product has. */
export const RichEditor = createContext<((props: EditorProps) => ReactNode) | null>(null)

/** A text with bold, italic, links and lists. */
export function RichControl(props: ValueControlProps) {
  const { field, value, onValue, isReadOnly } = props
  const drawEditor = use(RichEditor)
  const read = richTextSchema.safeParse(value).data ?? { text: textOf(value), spans: [] }
  if (isReadOnly || !drawEditor) return <LongControl {...props} value={read.text} />
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      {drawEditor({
        label: field.name,
        start: read,
        takesFocus: false,
        onChange({ text, spans }) {
          const known = richTextSchema.safeParse({ text, spans })
          onValue(known.success ? known.data : text)
        },
      })}
    </Suspense>
  )
}
