import {
  fontProblems,
  pageProblems,
  siteProblems,
  symbolProblems,
  batchProblemsOfPages,
  reviewProblems,
  pictureProblems,
} from './problems/builder.ts'
import { commonProblems } from './problems/common.ts'
import { contestProblems } from './problems/contests.ts'
import { experimentProblems } from './problems/experiments.ts'
import { filmProblems } from './problems/films.ts'
import { funnelProblems } from './problems/funnels.ts'
import { leadProblems, formProblems, reportProblems } from './problems/leads.ts'
import {
  accountProblems,
  securityProblems,
  photoProblems,
  workspaceProblems,
  invitationProblems,
  tokenProblems,
  installationProblems,
} from './problems/people.ts'
import { subscriptionProblems } from './problems/subscriptions.ts'
import { calendarProblems, taskProblems, workFileProblems } from './problems/work.ts'
import { said } from './rooms.ts'

/** Every refusal of the product's own calls, by its stable code. Those of the sign-in: `auth-problems.ts`. */
export const problems = {
  ...commonProblems,
  ...accountProblems,
  ...pageProblems,
  ...siteProblems,
  ...fontProblems,
  ...symbolProblems,
  ...pictureProblems,
  ...contestProblems,
  ...experimentProblems,
  ...filmProblems,
  ...funnelProblems,
  ...leadProblems,
  ...calendarProblems,
  ...taskProblems,
  ...workFileProblems,
  ...photoProblems,
  ...securityProblems,
  ...workspaceProblems,
  ...invitationProblems,
  ...reviewProblems,
  ...reportProblems,
  ...installationProblems,
  ...formProblems,
  ...subscriptionProblems,
  ...tokenProblems,
  ...batchProblemsOfPages,
  ...said.problems,
}
export type ProblemCode = keyof typeof problems
/** What a code takes, as the arguments of a function: nothing, or its parameters. */
export type ProblemParams<Code extends ProblemCode> = Parameters<(typeof problems)[Code]['detail']>

/** What a contract says of the refusals of a call. */
export function errorsOf(...codes: readonly ProblemCode[]) {
  return Object.fromEntries(codes.map((code) => [code, { status: problems[code].status }]))
}
