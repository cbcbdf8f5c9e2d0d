import { type PointerEvent, useEffect, useState } from 'react'
import { type Block, blockOf, isIn, type Place } from './block.ts'

/** Which cells are chosen: from where it began to where the keyboard or the pointer is. */
export function useBlock(onFill: (block: Block, height: number) => void) {
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 })
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  /** The block that is drawn on downwards. */
  const [filled, setFilled] = useState<Block>()
  const [isChoosing, setChoosing] = useState(false)
  const chosen = blockOf(anchor, active)
  const block = filled && active.row > filled.bottom ? { ...filled, bottom: active.row } : (filled ?? chosen)

  function go(place: Place, isExtending = false) {
    setActive(place)
    if (!isExtending) setAnchor(place)
  }

  useEffect(() => {
    if (!filled && !isChoosing) return undefined
    const end = () => {
      setChoosing(false)
      setFilled(undefined)
      if (!filled) return
      if (block.bottom > filled.bottom) onFill(block, filled.bottom - filled.top + 1)
      setAnchor({ row: block.top, column: block.left })
      setActive({ row: block.bottom, column: block.right })
    }
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  })

  return {
    active,
    block,
    go,
    pointer: {
      onPointerDown(event: PointerEvent) {
        const place = placeAt(event.target)
        if (!place || event.button !== 0) return
        if (event.target instanceof HTMLElement && event.target.dataset['fill'] !== undefined) {
          event.preventDefault()
          setFilled(chosen)
          return
        }
        go(place, event.shiftKey)
        // A finger scrolls.
        if (event.pointerType === 'mouse') setChoosing(true)
      },
      onPointerOver(event: PointerEvent) {
        const place = isChoosing || filled ? placeAt(event.target) : undefined
        if (!place) return
        if (isChoosing) setActive(place)
        else if (filled && (place.row > filled.bottom || isIn(filled, place)))
          setActive({ row: place.row, column: active.column })
      },
    },
  }
}

function placeAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}
