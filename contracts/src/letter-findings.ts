import { z } from 'zod'

/** What should be looked at before a letter goes out. */
export const letterFindingCodes = [
  'missing-subject',
  'missing-fallback',
  'dead-link',
  'missing-alt',
  'not-for-mail',
  'inline-picture',
  'empty-letter',
  'empty-for-some',
  'block-segment-gone',
  'block-for-nobody',
  'no-list',
  'nobody-there',
  'no-segment',
  'missing-second-subject',
  'no-permission',
  'no-unsubscribe',
  'no-postal-address',
  'too-heavy',
  'no-mail-server',
  'sender-spf',
  'sender-dkim',
  'sender-dmarc',
] as const
export type LetterFindingCode = (typeof letterFindingCodes)[number]
/** Those with which nothing is sent. */
export const stoppingFindings: readonly LetterFindingCode[] = [
  'missing-subject',
  'empty-letter',
  'empty-for-some',
  'block-segment-gone',
  'no-list',
  'nobody-there',
  'no-segment',
  'missing-second-subject',
]

export const letterFindingSchema = z.object({
  code: z.enum(letterFindingCodes),
  about: z.string(),
  /** The element of the letter that it is about; absent where it is about no single one. */
  element: z.string().optional(),
})
export type LetterCheckFinding = z.infer<typeof letterFindingSchema>

/** What was found of a letter, how many get it, and what its HTML weighs. */
export const letterCheckSchema = z.object({
  findings: z.array(letterFindingSchema),
  people: z.int(),
  bytes: z.int(),
})
export type LetterCheck = z.infer<typeof letterCheckSchema>
