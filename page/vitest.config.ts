import { defineConfig } from 'vitest/config'

// Files of one worker share what they import: it is read once.
// Property tests and the largest pages take a while where the processor is shared with other work.
export default defineConfig({ test: { testTimeout: 30_000, isolate: false } })
