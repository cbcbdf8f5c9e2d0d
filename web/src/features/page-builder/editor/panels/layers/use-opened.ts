import type { ElementId, PageDocument } from '@aurelio/page/document'
import { useState } from 'react'
import { openAtFirst, openedAround } from './layer-rows.ts'

/** Which lines are open. What is selected elsewhere is found here too: all around it opens. */
export function useOpened(document: PageDocument, selectedId: ElementId | null) {
  const [opened, setOpened] = useState(() => openAtFirst(document))
  const around = openedAround(document, opened, selectedId)
  if (around !== opened) setOpened(around)

  function setOpen(id: ElementId, isOpen: boolean) {
    setOpened((before) => {
      const next = new Set(before)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  }
  return { opened: around, setOpen }
}
