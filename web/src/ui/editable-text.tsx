import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from './class-names.ts'
import { useDraft } from './drafts.ts'
import { FieldNote } from './field.tsx'
import { controlClass } from './input.tsx'
import { useOwnEscape } from './use-own-escape.ts'

type EditableTextProps = {
  value: string
  /** Name of the field while it is edited, and what the button says it does. */
  label: string
  /** Shown in place of an empty value. */
  placeholder?: string
  /** Enter makes a new line; Ctrl+Enter saves. */
  multiline?: boolean
  /** Why the text cannot be saved; undefined when it can. Comes translated. */
  check?: (text: string) => string | undefined
  /**
   * Saves; resolves with what went wrong, in words, and the text stays as typed. `before`: what stood there when the
   * person began, or when they were last told that it could not be saved.
   */
  onSave: (text: string, before: string) => Promise<string | undefined>
  /** Told when the text begins to be edited, and when that is over. */
  onEditing?: (isEditing: boolean) => void
  className?: string
}

/**
 * A text that is edited where it stands: click or Enter opens it, leaving it saves it, Escape takes it back. A new
 * `value` from outside never touches what is being typed.
 */
export function EditableText({
  value,
  label,
  placeholder,
  onEditing,
  className,
  ...editing
}: EditableTextProps) {
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const givesFocusBack = useRef(false)

  function edit(now: boolean) {
    setEditing(now)
    onEditing?.(now)
  }

  useEffect(() => {
    if (isEditing || !givesFocusBack.current) return
    givesFocusBack.current = false
    button.current?.focus()
  }, [isEditing])

  if (isEditing) {
    return (
      <Editor
        {...editing}
        initial={value}
        label={label}
        className={className}
        onClose={(byKey) => {
          givesFocusBack.current = byKey
          edit(false)
        }}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      dir="auto"
      title={label}
      onClick={() => edit(true)}
      className={cn(
        '-mx-2 block max-w-full cursor-text rounded-md border border-transparent px-2 py-1 text-start break-words whitespace-pre-wrap',
        'transition-colors duration-150 hover:border-border hover:bg-hover coarse:min-h-11',
        value === '' && 'text-muted',
        className,
      )}
    >
      {value === '' ? placeholder : value}
    </button>
  )
}

type EditorProps = Pick<EditableTextProps, 'label' | 'multiline' | 'check' | 'onSave'> & {
  initial: string
  className: string | undefined
  /** `byKey`: the person left by a key, and so the focus is still here. */
  onClose: (byKey: boolean) => void
}

function Editor({ initial, label, multiline = false, check, onSave, className, onClose }: EditorProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // Beside what it was at first: a save under way shows its text as the value already.
  const [first] = useState(initial)
  const [seen, setSeen] = useState<string | undefined>(initial)
  useDraft(isBusy ? 'saving' : text.trim() === first ? undefined : 'unsaved')
  useLayoutEffect(() => focusAtEnd(field.current), [])
  useOwnEscape(field, () => onClose(true))

  async function save(byKey: boolean) {
    if (isBusy) return
    const next = text.trim()
    if (next === initial) {
      onClose(byKey)
      return
    }
    const complaint = check?.(next)
    if (complaint !== undefined) {
      setError(complaint)
      return
    }
    setBusy(true)
    const failure = await onSave(next, seen ?? initial)
    setBusy(false)
    setSeen(undefined)
    // Who went on meanwhile is not called back from where they are now.
    if (failure === undefined) onClose(byKey && document.activeElement === field.current)
    else setError(failure)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save(true)
    }
  }

  const note = error ?? (multiline ? t('Ctrl+Intro guarda, Escape descarta.') : undefined)
  return (
    <div className="-mx-2 flex min-w-0 flex-col gap-1.5 font-normal">
      <textarea
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-busy={isBusy}
        readOnly={isBusy}
        dir="auto"
        rows={multiline ? 3 : 1}
        value={text}
        ref={field}
        onChange={({ target }) => {
          setText(multiline ? target.value : target.value.replaceAll(/[\r\n]+/g, ' '))
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void save(false)}
        className={cn(controlClass, 'field-sizing-content max-h-96 resize-none px-2 py-1', className)}
      />
      {note !== undefined && (
        <div role={error === undefined ? undefined : 'alert'} className="text-sm leading-5">
          <FieldNote id={noteId} text={note} isError={error !== undefined} />
        </div>
      )}
    </div>
  )
}

function focusAtEnd(node: HTMLTextAreaElement | null) {
  if (!node) return
  node.focus()
  node.setSelectionRange(node.value.length, node.value.length)
}
