import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../ui/drafts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'

type AddLineProps = {
  label: string
  maxLength: number
  isBusy: boolean
  /** Tells whether it went well; else what was typed stays. */
  onAdd: (text: string) => Promise<boolean>
}

/** One line that adds another: Enter adds and stays. */
export function AddLine({ label, maxLength, isBusy, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  useDraft(text.trim() === '' ? undefined : 'unsaved', 'address')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    if (await onAdd(text.trim())) setText('')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex gap-1">
      <Input
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        autoComplete="off"
        dir="auto"
        readOnly={isBusy}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="h-9"
      />
      <IconButton
        type="submit"
        label={label}
        disabled={text.trim() === ''}
        icon={<Plus aria-hidden="true" className="size-4" />}
      />
    </form>
  )
}
