import { defineConfig } from 'vitest/config'
import server from './vitest.config.ts'

/** What watches a module: it has to come before anybody reads that. */
export default defineConfig({
  ...server,
  test: {
    ...server.test,
    name: 'server alone',
    isolate: true,
    include: ['src/**/*.alone.test.ts'],
    exclude: [],
  },
})
