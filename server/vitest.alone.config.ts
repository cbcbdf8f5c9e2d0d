import { defineConfig } from 'vitest/config'
import server from './vitest.config.ts'

/** What watches a module, which has to come before anybody reads that, or the time that hashing a password takes. */
export default defineConfig({
  ...server,
  test: {
    ...server.test,
    name: 'server alone',
    isolate: true,
    setupFiles: ['src/testing/at-end-setup.ts'],
    include: ['src/**/*.alone{,.deep}.test.ts'],
    exclude: [],
  },
})
