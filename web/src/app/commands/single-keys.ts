import { useState } from 'react'
import { readJson, writeJson } from '../../platform/local-storage.ts'

const key = 'aurelio-single-keys'

/** Whether shortcuts of plain keys work; who speaks to the computer switches them off (WCAG 2.1.4). */
export function useSingleKeys() {
  const [isOn, setOn] = useState(() => readJson(key) !== false)
  function change(next: boolean) {
    writeJson(key, next)
    setOn(next)
  }
  return { isOn, change }
}
