import { useEffect, useRef, useState } from 'react'
import type { MissingLetters } from './chosen-letters.ts'

/** What was wanting when somebody last sent a form: the focus goes to the field that it is about. */
export function useMissing() {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<MissingLetters | null>(null)
  useEffect(() => {
    if (missing) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [missing])
  return { form, missing, setMissing }
}
