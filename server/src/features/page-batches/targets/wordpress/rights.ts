import type { BatchTarget } from '@aurelio/contracts/page-batches'
import { z } from 'zod'
import { TargetRefused } from '../target.ts'
import type { WordpressClient } from './client.ts'

type Wordpress = Extract<BatchTarget, { kind: 'wordpress' }>

const personSchema = z.object({
  roles: z.array(z.string()).default([]),
  capabilities: z.record(z.string(), z.boolean()).catch({}),
})

/**
 * Throws TargetRefused where a WordPress does not know who is calling, or does not let them publish so. Who has no role on
 * that very site may still rule over all sites of it: that shows when they publish.
 */
export async function demandRights(
  { self }: Pick<WordpressClient, 'self'>,
  { type, status }: Pick<Wordpress, 'type' | 'status'>,
) {
  const { roles, capabilities } = personSchema.parse(await self())
  const needed = [`edit_${type}`, ...(status === 'publish' ? [`publish_${type}`] : [])]
  if (roles.length > 0 && needed.some((each) => capabilities[each] !== true))
    throw new TargetRefused('no-rights')
}
