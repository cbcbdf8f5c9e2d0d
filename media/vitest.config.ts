import { defineConfig } from 'vitest/config'

// Real programs over real media: they take their time where the processor is shared with other work.
export default defineConfig({ test: { name: 'media', testTimeout: 30_000, hookTimeout: 60_000 } })
