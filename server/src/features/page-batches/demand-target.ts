import type { newBatchSchema } from '@aurelio/contracts/page-batches'
import type { z } from 'zod'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import type { TargetParts } from './targets/open-target.ts'
import { PageRefused } from './targets/target.ts'
import { WordpressAway } from './targets/wordpress/answer.ts'
import { wordpressClient } from './targets/wordpress/client.ts'
import { demandRights } from './targets/wordpress/rights.ts'

export type GivenTarget = z.output<typeof newBatchSchema>['target']

/** What a person gave as a target, as it is kept: its password encrypted and apart. */
export function keptTarget({ secrets }: Pick<TargetParts, 'secrets'>, given: GivenTarget) {
  const { password, ...target } = { password: null, ...given }
  return { target, secret: password === null ? null : secrets.seal(password) }
}

/**
 * The target as it is from now on: a WordPress by the address where it is. Throws where pages cannot go there: a site and a
 * template of the workspace, or a WordPress that lets them in.
 */
export async function demandTarget(
  { pages, policy }: Pick<TargetParts, 'pages' | 'policy'>,
  workspaceId: string,
  target: GivenTarget,
): Promise<GivenTarget> {
  if (target.kind === 'wordpress') return { ...target, address: await demandAccess(policy, target) }
  const { siteId, templateId } = target
  if (!(await pages.hasSite(workspaceId, siteId))) throw notFound()
  const template = await pages.find(workspaceId, templateId)
  if (!template) throw notFound()
  if (template.siteId !== siteId) throw invalidField('target.templateId', 'UNKNOWN_PAGE')
  return target
}

/** Asks a WordPress who is calling, and gives its address. */
async function demandAccess(
  policy: TargetParts['policy'],
  target: Extract<GivenTarget, { kind: 'wordpress' }>,
) {
  try {
    const client = wordpressClient(policy, target, AbortSignal.timeout(15_000))
    await demandRights(client, target)
    return (await client.root()).address
  } catch (error) {
    if (error instanceof PageRefused) throw refuse('WORDPRESS_REFUSED', { reason: error.problem })
    if (error instanceof WordpressAway) throw refuse('WORDPRESS_REFUSED', { reason: 'unreachable' })
    throw error
  }
}
