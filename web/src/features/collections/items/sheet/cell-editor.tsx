import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../ui/class-names.ts'
import { editorOf } from './cell-text.ts'

/** Where somebody goes on once a cell is filled in. */
export type Onward = 'down' | 'right' | 'left' | 'stay'

type CellEditorProps = {
  field: CollectionField
  label: string
  text: string
  onDone: (text: string, onward: Onward) => void
  onCancel: () => void
}

const box =
  'absolute inset-0 z-20 size-full min-w-40 border-2 border-accent bg-surface px-2.5 text-sm text-text outline-none'

/** What stands in a cell while it is typed. */
export function CellEditor({ field, label, text, onDone, onCancel }: CellEditorProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const own = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  const isOver = useRef(false)
  useEffect(() => own.current?.focus(), [])
  const kind = editorOf(field)

  function end(onward: Onward, said = typed) {
    if (isOver.current) return
    isOver.current = true
    onDone(said, onward)
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      isOver.current = true
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      end('down')
    } else if (event.key === 'Tab') {
      event.preventDefault()
      end(event.shiftKey ? 'left' : 'right')
    }
  }
  const shared = {
    ref: own,
    'aria-label': label,
    value: typed,
    onKeyDown,
    onBlur: () => end('stay'),
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
  if (kind === 'lines') return <textarea {...shared} dir="auto" className={cn(box, 'h-32 py-1.5')} />
  if (kind === 'line') return <input {...shared} dir="auto" autoComplete="off" className={box} />
  const options =
    kind === 'answer'
      ? [
          ['sí', t('Sí')],
          ['no', t('No')],
        ]
      : ['', ...field.options].map((each) => [each, each])
  return (
    <select {...shared} className={box}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
