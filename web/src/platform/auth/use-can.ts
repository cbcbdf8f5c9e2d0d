import type { Action } from '@aurelio/contracts/access'
import { useSession } from './auth-provider.tsx'

/** Whether the person may do something in the workspace, as the server says it. It decides; this hides. */
export function useCan(action: Action): boolean {
  return useSession().can[action]
}
