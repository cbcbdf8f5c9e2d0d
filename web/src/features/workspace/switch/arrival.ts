import { addresses } from '@aurelio/contracts/addresses'
import { writeJson } from '../../../platform/local-storage.ts'
import { logNotice } from '../../../platform/log.ts'

const key = 'aurelio-arrived-in'

/** Loads the app anew, in the workspace that the session works in from now on: nothing of the other one stays. */
export function arriveIn(workspaceId: string, path = addresses.home): void {
  try {
    sessionStorage.setItem(key, workspaceId)
  } catch (error) {
    logNotice('The next screen will not say where the person is', error)
  }
  // Who is of the team here may be a client there: the document asks for no home before it is known (index.html).
  writeJson('aurelio-home', 'unknown')
  window.location.assign(path)
}

/** True once, on the first screen after it. */
export function arrivedIn(workspaceId: string): boolean {
  try {
    const isHere = sessionStorage.getItem(key) === workspaceId
    sessionStorage.removeItem(key)
    return isHere
  } catch {
    return false
  }
}
