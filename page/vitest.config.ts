import { defineConfig } from 'vitest/config'

// Property tests and the largest pages take a while where the processor is shared with other work.
export default defineConfig({ test: { testTimeout: 30_000 } })
