import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { deep } from './steps/deep.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: run `node e2e/chromium.ts`, or set CHROMIUM_PATH.')

const usual = { testMatch: '**/*.journey.ts', testIgnore: '**/*.deep.journey.ts' }
const marked = new RegExp(deep.tag)

/**
 * Every core has a journey under way and one more is there for when others wait, each worker with a product of its own on a
 * port that was free. Journeys of one file go to several workers: each makes its own account, so none minds what another
 * does.
 */
export default defineConfig({
  testDir: 'journeys',
  projects: [
    { name: 'journeys', ...usual, grepInvert: marked },
    // What measures, what repeats a proof, and the variants that stand beside one: `npm run test:deep`.
    { name: 'deep', testMatch: '**/*.deep.journey.ts' },
    { name: 'variants', ...usual, grep: marked },
  ],
  outputDir: '../test-results',
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that fails once in twenty is repaired, not repeated: `npm run test:steady` finds it. A machine that lets
  // others in asks for one more try by a setting, and the report names what needed it.
  retries: Number(process.env['TEST_RETRIES'] ?? 0),
  timeout: 180_000,
  // Only a journey that fails waits this long; a busy machine may need most of it for the first screen.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // The image optimizer's keeps files away from what journeys route; its own journey lets it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
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
