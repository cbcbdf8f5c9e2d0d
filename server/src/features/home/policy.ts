import { everyone, type Policy, team } from '../../platform/access/access.ts'

export const homePolicy = {
  /** The figures tell no more than the lists they count, which every role may read. */
  'home.read': everyone,
  /** Sample content is projects and tasks: who changes those may load and remove it. */
  'home.sample': team,
} satisfies Policy
