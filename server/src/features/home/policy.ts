import { type Policy, team } from '../../platform/access/access.ts'

export const homePolicy = {
  /** The figures count the whole workspace; a client's home is made of what is shared with them. */
  'home.read': team,
  /** Sample content is projects and tasks: who changes those may load and remove it. */
  'home.sample': team,
} satisfies Policy
