import { useEffect, useRef, type RefObject } from 'react'

/** Who holds the focus: the row by its id, and the place of the control among the row's own. */
type Holder = { id: string; control: number }

/**
 * For a list whose rows come and go (each carries `data-row`): when the row that holds the focus leaves, the same
 * control of the next one gets it, else of the one before, else the list, which therefore needs `tabIndex={-1}`. A row
 * that moves elsewhere in the list takes its focus along. Returns the ref of the list.
 */
export function useFocusHeir(ids: readonly string[]): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const holder = useRef<Holder | null>(null)
  const before = useRef(ids)

  useEffect(() => {
    const list = place.current
    const arrive = ({ target }: FocusEvent) => {
      holder.current = target instanceof Element ? holderOf(target) : null
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
    if (lost === null || document.activeElement !== document.body) return
    const heir = heirOf(lost.id, old, new Set(ids))
    const controls = heir === undefined ? [] : controlsOf(findRow(place.current, heir))
    const target = controls[Math.min(lost.control, controls.length - 1)] ?? place.current
    target?.focus()
  }, [ids])

  return place
}

/** The row of this id in the list. */
export function findRow(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null
}

/** What in a row takes the focus; a menu that stands open in it counts as its button, the last one. */
function controlsOf(row: HTMLElement | null): HTMLElement[] {
  const all = [...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
  return all.filter((control) => control.closest('[role="menu"]') === null)
}

function holderOf(target: Element): Holder | null {
  const row = target.closest<HTMLElement>('[data-row]')
  const id = row?.dataset['row']
  if (!row || id === undefined) return null
  const controls = controlsOf(row)
  const at = controls.findIndex((control) => control === target)
  return { id, control: at === -1 ? controls.length - 1 : at }
}

function heirOf(lost: string, old: readonly string[], left: ReadonlySet<string>): string | undefined {
  if (left.has(lost)) return lost
  const at = old.indexOf(lost)
  return old.slice(at + 1).find((id) => left.has(id)) ?? old.slice(0, at).findLast((id) => left.has(id))
}
