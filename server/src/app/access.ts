import { actions } from '@aurelio/contracts/access'
import type { Policy, Rules } from '../platform/access/access.ts'
import { rooms } from './rooms.ts'

/** Who may do what, row by row as the rooms say it. */
export const rules: Rules = wholeOf(rooms.reduce<Policy>((all, { policy }) => ({ ...all, ...policy }), {}))

/** Throws for an action of which no room says who may. */
function wholeOf(policy: Policy): Rules {
  if (isWhole(policy)) return policy
  throw new Error(`Nobody may: ${actions.filter((action) => !policy[action]).join(', ')}`)
}

function isWhole(policy: Policy): policy is Rules {
  return actions.every((action) => policy[action])
}
