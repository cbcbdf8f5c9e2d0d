import { defineConfig } from 'vitest/config'

/** Each folder is a project; one that needs more than the defaults keeps its own vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'page',
      'media',
      'formats',
      'proofs',
      'contracts',
      'server',
      'server/vitest.alone.config.ts',
      'web',
      'scripts',
      'docs',
      'bench',
    ],
    allowOnly: false,
  },
})
