import { defineConfig } from 'vitest/config'
import { contractRoutes } from './build/contract-routes.ts'

export default defineConfig({
  plugins: [contractRoutes()],
  test: { name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'] },
})
