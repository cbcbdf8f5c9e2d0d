import { type Policy, team } from '../../platform/access/access.ts'

export const picturePolicy = {
  /** The team alone looks through the workspace's pictures; those of a page are seen with it. */
  'pictures.read': team,
  'pictures.change': team,
} satisfies Policy
