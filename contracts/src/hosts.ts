/** Why a host cannot be a site's. */
export const hostRefusals = [
  'malformed',
  'unicode',
  'address',
  'ip',
  'port',
  'trailing-dot',
  'local',
  'own',
] as const
export type HostRefusal = (typeof hostRefusals)[number]

/** What the search for the DNS record of a claimed host found. */
export const proofResults = ['proven', 'missing', 'different', 'no-answer'] as const
export type ProofResult = (typeof proofResults)[number]
