import { type RefObject, useEffect } from 'react'
import { plainKey, singleKeysAreOn } from '../../platform/plain-key.ts'

/** The keys of the list: j and k go to the next row and the one before, e opens it, s goes to its state. */
export function useLeadKeys(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = plainKey(event, event.target)
      if (key === null || !singleKeysAreOn()) return
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const current = rows.findIndex((row) => row.contains(document.activeElement))
      const target = targetOf(key, rows, current)
      if (!target) return
      event.preventDefault()
      if (key === 'e') target.click()
      else target.focus()
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [place])
}

function targetOf(key: string, rows: readonly HTMLElement[], current: number) {
  if (key === 'j') return nameOf(rows[Math.min(current + 1, rows.length - 1)])
  if (key === 'k') return nameOf(rows[Math.max(current - 1, 0)])
  if (key === 'e') return nameOf(rows[current])
  return key === 's' ? rows[current]?.querySelector<HTMLElement>('select') : undefined
}

function nameOf(row: HTMLElement | undefined) {
  return row?.querySelector<HTMLElement>('button[data-open]')
}
