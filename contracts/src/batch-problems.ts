/** Why a batch stopped, or one of its pages could not be published. */
export const batchProblems = [
  'address-taken',
  'template-gone',
  'site-gone',
  'refused-address',
  'no-rest',
  'no-access',
  'no-rights',
  'blocked',
  'html-cut',
  'no-category',
  'unreachable',
  'refused',
  'broken',
] as const
export type BatchProblem = (typeof batchProblems)[number]
