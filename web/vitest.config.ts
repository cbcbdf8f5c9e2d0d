import { defineConfig } from 'vitest/config'
import { contractRoutes } from './build/contract-routes.ts'

export default defineConfig({
  plugins: [contractRoutes()],
  // Files of one worker share what they import: it is read once.
  // Languages and panels are fetched as they are needed: on a busy machine that takes its time.
  test: { name: 'web', isolate: false, testTimeout: 30_000, include: ['{src,build}/**/*.test.{ts,tsx}'] },
})
