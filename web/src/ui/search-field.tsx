import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cn } from './class-names.ts'
import { Input } from './input.tsx'

/** Waiting after the last letter before the search is told, in milliseconds. */
const pause = 250

type SearchFieldProps = {
  label: string
  /** What is searched for now; a change from outside (the back button) shows in the field. */
  value: string
  /** Told once typing pauses, and at once on Enter. */
  onSearch: (words: string) => void
  className?: string
}

export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value === told.current) return
    clearTimeout(timer.current)
    told.current = value
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(words: string) {
    clearTimeout(timer.current)
    if (words === told.current) return
    told.current = words
    onSearch(words)
  }

  return (
    <div className={cn('relative', className)}>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        className="pl-9"
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => tell(target.value.trim()), pause)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') tell(typed.trim())
        }}
      />
    </div>
  )
}
