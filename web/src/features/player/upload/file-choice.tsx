import { Upload } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { buttonClass, type ButtonLook } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'

type FileChoiceProps = ButtonLook & {
  label: string
  accept: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A field for files that looks like a button, and is one for who goes by keyboard. */
export function FileChoice({
  label,
  accept,
  multiple = false,
  onFiles,
  className,
  ...look
}: FileChoiceProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label
      className={cn(
        buttonClass(look),
        'relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
        className,
      )}
    >
      <Upload aria-hidden="true" className="size-4" />
      {label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={choose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
