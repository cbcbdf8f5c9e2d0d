/** Marks a variant of what a journey beside it proves: `npm run test:deep` walks it. */
export const deep = { tag: '@deep' }
