import { everyone, type Policy, team } from '../../platform/access/access.ts'

export const collectionPolicy = {
  'collections.change': team,
  // Clients in those collections alone that are opened to them: the service looks.
  'collections.fill': everyone,
} satisfies Policy
