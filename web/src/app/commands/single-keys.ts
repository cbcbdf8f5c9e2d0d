import { useState } from 'react'
import { writeJson } from '../../platform/local-storage.ts'
import { singleKeysAreOn, singleKeysKey } from '../../platform/plain-key.ts'

/** Whether shortcuts of plain keys work, and how the person changes it. */
export function useSingleKeys() {
  const [isOn, setOn] = useState(singleKeysAreOn)
  function change(next: boolean) {
    writeJson(singleKeysKey, next)
    setOn(next)
  }
  return { isOn, change }
}
