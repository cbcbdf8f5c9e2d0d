import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: run `node e2e/chromium.ts`, or set CHROMIUM_PATH.')

/** One worker, one product: the journeys share a machine of two cores with the server and the browser. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  workers: 1,
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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      // Without a UTF-8 locale Chromium gives a download with an accent in its name another one.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
