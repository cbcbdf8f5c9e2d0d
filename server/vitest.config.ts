import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  // React's production build has no development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'migrations/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.alone{,.deep}.test.ts'],
    globalSetup: ['src/testing/databases-setup.ts'],
    setupFiles: ['src/testing/at-end-setup.ts', 'src/testing/one-hash-setup.ts'],
    // Files of one worker share what they import: most of them start the whole server, and it is read once.
    isolate: false,
    // As the product is started (`scripts/server-command.mjs`).
    execArgv: ['--no-wasm-code-gc'],
    // The auth library relaxes its origin checks when it thinks it is being tested.
    env: { NODE_ENV: 'production', TEST: '' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Only what fails waits this long: a busy machine may need seconds for what takes a moment.
    expect: { poll: { timeout: 15_000 } },
  },
})
