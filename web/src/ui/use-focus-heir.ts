import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a list whose rows come and go (each carries `data-row`): when the row that holds the focus leaves, the next one
 * gets it, else the one before, else the list, which therefore needs `tabIndex={-1}`. `control` selects what to focus
 * in a row. Returns the ref of the list.
 */
export function useFocusHeir(ids: readonly string[], control: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const holder = useRef<string | null>(null)
  const before = useRef(ids)

  useEffect(() => {
    const list = place.current
    const arrive = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      holder.current = row?.dataset['row'] ?? null
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !list?.contains(relatedTarget)) holder.current = null
    }
    list?.addEventListener('focusin', arrive)
    list?.addEventListener('focusout', leave)
    return () => {
      list?.removeEventListener('focusin', arrive)
      list?.removeEventListener('focusout', leave)
    }
  }, [])

  useEffect(() => {
    const old = before.current
    before.current = ids
    const lost = holder.current
    if (lost === null || ids.includes(lost) || document.activeElement !== document.body) return
    holder.current = null
    const heir = heirOf(lost, old, new Set(ids))
    const row = heir === undefined ? null : findRow(place.current, heir)
    const target = row?.querySelector<HTMLElement>(control) ?? place.current
    target?.focus()
  }, [ids, control])

  return place
}

/** The row of this id in the list. */
export function findRow(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null
}

function heirOf(lost: string, old: readonly string[], left: ReadonlySet<string>): string | undefined {
  const at = old.indexOf(lost)
  return old.slice(at + 1).find((id) => left.has(id)) ?? old.slice(0, at).findLast((id) => left.has(id))
}
