import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: run `node e2e/chromium.ts`, or set CHROMIUM_PATH.')

/**
 * Two journeys at a time, each worker with a product of its own: while one waits for the server or for a pause, the other
 * goes on. More would only share the same two cores.
 */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  workers: 2,
  forbidOnly: true,
  // A journey goes through a whole product on two shared cores: once more before it counts as failed.
  retries: 1,
  timeout: 180_000,
  // Only a journey that fails waits this long; a busy machine may need most of it for the first screen.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // Recording costs a sixth of the run: the picture and the snapshot of a first failure say enough to begin with.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without a UTF-8 locale Chromium gives a download with an accent in its name another one.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // There is none to speak of: drawing through its emulation costs more than drawing at once.
        '--disable-gpu',
      ],
    },
  },
})
