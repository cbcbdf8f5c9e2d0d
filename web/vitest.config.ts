import { defineConfig } from 'vitest/config'
import { contractRoutes } from './build/contract-routes.ts'

export default defineConfig({
  plugins: [contractRoutes()],
  // Files of one worker share what they import: it is read once.
  test: { name: 'web', isolate: false, include: ['{src,build}/**/*.test.{ts,tsx}'] },
})
