import { Search } from 'lucide-react'
import { takeFocus } from '../../../ui/take-focus.ts'
import { cn } from '../../../ui/class-names.ts'
import { Input } from '../../../ui/input.tsx'

type WordsFieldProps = {
  /** What is looked for, as the field's name. */
  label: string
  placeholder: string
  value: string
  onChange: (words: string) => void
  /** It is where a person begins, once it is there. */
  hasFocus?: boolean
  className?: string
}

/** Finds with every letter: what is looked for is at hand, unlike what the server has to look for. */
export function WordsField({ onChange, hasFocus = false, className, label, ...field }: WordsFieldProps) {
  return (
    <div className={cn('relative', className)}>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        {...field}
        ref={hasFocus ? takeFocus : null}
        type="search"
        aria-label={label}
        className="pl-9"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
