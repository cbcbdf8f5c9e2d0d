import { useId, type ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'

type FileButtonProps = {
  label: string
  accept: string
  icon: ReactNode
  describedBy?: string
  disabled?: boolean
  onFile: (file: File) => void
}

/** A real file input that looks like a button; only the first file counts (spec §5). */
export function FileButton({ label, accept, icon, describedBy, disabled, onFile }: FileButtonProps) {
  const id = useId()
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again after it was changed.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass({
          className: cn(
            'cursor-pointer hover:bg-hover peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
            'peer-focus-visible:outline-accent-text peer-disabled:cursor-not-allowed peer-disabled:opacity-60',
            'whitespace-normal',
          ),
        })}
      >
        {icon}
        {label}
      </label>
    </span>
  )
}
