import type { BatchTarget } from '@aurelio/contracts/page-batches'
import type { AddressPolicy } from '@aurelio/media/network/address-policy'
import type { PageBatchRow } from '../../../platform/database/tables/page-batches.ts'
import type { SealedTexts } from '../../../platform/sealed-text.ts'
import { readTarget } from '../view.ts'
import { type BatchPages, siteTarget } from './site.ts'
import { type Target, TargetRefused } from './target.ts'
import { wordpressClient } from './wordpress/client.ts'
import { wordpressTarget } from './wordpress/target.ts'

export type TargetParts = { policy: AddressPolicy; secrets: SealedTexts; pages: BatchPages }

/** Where the pages of a batch or of a schedule go. Throws TargetRefused where that is not there any more. */
export function openTarget(
  { policy, secrets, pages }: TargetParts,
  {
    workspaceId,
    createdBy,
    secret,
    target: text,
  }: Pick<PageBatchRow, 'workspaceId' | 'createdBy' | 'secret' | 'target'>,
  signal: AbortSignal,
): Promise<Target> | Target {
  const target = readTarget(text)
  if (target.kind === 'site')
    return siteTarget(pages, { workspaceId, actorId: createdBy, origin: null }, target)
  if (secret === null) throw new TargetRefused('no-access')
  const access = { address: target.address, user: target.user, password: secrets.open(secret) }
  return wordpressTarget(target, wordpressClient(policy, access, signal))
}

/** The same for two batches of which one can change what the other made. */
export function placeOf(workspaceId: string, target: BatchTarget): string {
  return target.kind === 'site'
    ? `${workspaceId} site ${target.siteId}`
    : `${workspaceId} wordpress ${target.address.replace(/\/+$/, '')} ${target.type}`
}
