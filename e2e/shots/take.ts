// Contact sheets of every screen and state of the real product, into shots/. Names of screens as arguments: only those.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { inRoot } from '../../scripts/root.mjs'
import { provideChromium } from '../chromium.ts'
import { inTemporaryFolder, type Product, startProduct } from '../product/product.ts'
import { lookAt, preparePlace } from './prepare.ts'
import type { Place, Screen } from './screen.ts'
import { screens } from './screens.ts'
import { settle } from './settle.ts'
import { type Shot, writeSheet } from './sheet.ts'

const looks = (['dark', 'light'] as const).flatMap((theme) => [
  { theme, width: 1440, height: 900 },
  { theme, width: 375, height: 812 },
])

const wanted = process.argv.slice(2)
const chosen = screens.filter((screen) => wanted.length === 0 || wanted.includes(screen.name))
const failures: string[] = []

const executablePath = await provideChromium(console.log)
const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking'] })
try {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(join(folder, 'data'))
    const place = await preparePlace(product)
    await mkdir(inRoot('shots'), { recursive: true })
    for (const screen of chosen) await shoot(browser, product, place, screen, folder)
    await product.stop()
  })
} finally {
  await browser.close()
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0

async function shoot(on: Browser, product: Product, place: Place, screen: Screen, folder: string) {
  const shots: Shot[] = []
  const open = await lookAt(on, product, screen.as)
  for (const look of looks) {
    for (const [index, state] of screen.states.entries()) {
      const context = await open(look)
      const page = await context.newPage()
      try {
        await state.show(page, place)
      } catch (error) {
        // The shot shows where it stopped; one broken state must not hide the others.
        failures.push(`${screen.name}, ${state.name}, ${look.theme} ${look.width}: ${String(error)}`)
      }
      await settle(page)
      const file = join(folder, `${screen.name}-${look.theme}-${look.width}-${index}.png`)
      await page.screenshot({ path: file })
      shots.push({ state: state.name, theme: look.theme, width: look.width, file })
      await context.close()
    }
  }
  const path = inRoot('shots', `${screen.name}.png`)
  await writeSheet(on, screen.name, shots, path)
  console.log(path)
}
