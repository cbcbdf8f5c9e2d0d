import type { RichText } from '@aurelio/page/values'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormatButtons } from '../editor/surface/inline-text/format-buttons.tsx'
import { LinkField } from '../editor/surface/inline-text/link-field.tsx'
import { pressKey } from '../editor/surface/inline-text/rich/keys.ts'
import { withoutEmptyEnd } from '../editor/surface/inline-text/rich/pasted.ts'
import { createRichField } from '../editor/surface/inline-text/rich/rich-field.ts'
import { toolbarKeys } from '../editor/surface/inline-text/toolbar-keys.ts'
import type { OpenText } from '../editor/surface/state/text-store.ts'
import { richClass } from './rich-class.ts'

type RichNotesProps = {
  /** Name of the field. */
  label: string
  /** What stands in it at first. */
  start: RichText
  onChange: (rich: RichText) => void
  /** Whether it takes the focus at once. */
  takesFocus?: boolean
}

/** The editor of texts of the pages, for a sheet of notes or a value: it tells each change. */
export function RichNotes({ label, start, onChange, takesFocus = true }: RichNotesProps) {
  const node = useRef<HTMLDivElement>(null)
  const latest = useRef({ start, onChange, takesFocus })
  const [open, setOpen] = useState<OpenText | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    latest.current.onChange = onChange
  }, [onChange])

  useEffect(() => {
    const { current } = node
    if (!current) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const field = createRichField(current, latest.current.start, {
      text: { multiline: true, rich: 'paragraph' },
      signal,
      onChange: () => latest.current.onChange(withoutEmptyEnd(field.value())),
    })
    current.addEventListener(
      'keydown',
      (event) => {
        if (!event.isComposing) pressKey(field, event, () => setAsking(true))
      },
      { signal },
    )
    const { marks, toggle, set, insert } = field
    const focus = () => {
      setAsking(false)
      field.focus()
    }
    setOpen({ node: current, marks, hasLists: true, toggle, set, insert, focus, end: () => setAsking(false) })
    if (latest.current.takesFocus) focus()
    return () => controller.abort()
  }, [])

  return (
    <div className="rounded-md border border-control bg-surface focus-within:outline-2 focus-within:outline-accent">
      {open && <NotesToolbar open={open} isAsking={isAsking} onLink={() => setAsking(true)} />}
      <div
        ref={node}
        role="textbox"
        aria-label={label}
        aria-multiline="true"
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
        dir="auto"
        className={`${richClass} min-h-32 p-3 outline-none`}
      />
    </div>
  )
}

type NotesToolbarProps = { open: OpenText; isAsking: boolean; onLink: () => void }

function NotesToolbar({ open, isAsking, onLink }: NotesToolbarProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? toolbarKeys(bar.current, open) : undefined), [open])
  return (
    <div
      ref={bar}
      data-format-toolbar
      role="toolbar"
      aria-label={t('Formato')}
      // The selection of the text stays while a button is pressed.
      onPointerDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
      className="flex flex-wrap items-center gap-1 border-b p-1"
    >
      {isAsking ? <LinkField open={open} /> : <FormatButtons open={open} onLink={onLink} />}
    </div>
  )
}
