import { useEffect, useState } from 'react'

/** The value once it has not changed for so many milliseconds; an empty text at once. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
