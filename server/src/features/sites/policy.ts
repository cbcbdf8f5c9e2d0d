import { keepers, leaders, type Policy } from '../../platform/access/access.ts'

export const sitePolicy = {
  /** A site's name, host and settings concern everybody who has pages in it. */
  'sites.manage': leaders,
  /** To answer for a host without its DNS record: whoever runs the installation knows whose it is. */
  'sites.vouch': keepers,
} satisfies Policy
