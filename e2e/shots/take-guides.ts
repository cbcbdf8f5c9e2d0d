// The pictures of the guides, out of the real product, into the web app. Names as arguments: only those.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { inRoot } from '../../scripts/root.mjs'
import { hasVideoPrograms, provideVideoPrograms } from '../../scripts/video-programs.mjs'
import { provideChromium } from '../chromium.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { startFilm } from './film.ts'
import { type GuidePicture, guidePictures } from './guide-pictures.ts'
import { lookAt, type OpenBrowser, preparePlace } from './prepare.ts'
import type { Looker, Screen } from './screen.ts'
import { type GuidePlace, guideScreens } from './screens/guides.ts'
import { screens } from './screens.ts'
import { settle } from './settle.ts'

const folder = inRoot('web', 'src', 'features', 'help', 'guides', 'images')
/** Small enough that words stay readable in the column of a guide; as many points as a sharp screen shows of it. */
const narrow = { theme: 'dark', width: 1040, height: 650 } as const
const wide = { theme: 'dark', width: 1280, height: 800 } as const
/** All are of one width, in points. */
const points = 1456
/** A busy machine may bring the product's letters too late for a screen, which then does without: how often that is tried. */
const tries = 5

const all: readonly Screen<GuidePlace>[] = [...screens, ...guideScreens]

const wanted = process.argv.slice(2)
const chosen = guidePictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const executablePath = await provideChromium(console.log)
const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking'] })
const film = chosen.some(({ screen }) => screen === 'guide-video') ? await provideFilm() : undefined
try {
  await inTemporaryFolder(async (temporary) => {
    const product = await startProduct(join(temporary, 'data'), film?.env)
    // The first account keeps the installation: its guide shows what nobody else sees.
    const sample = await lookAt(browser, product, 'sample')
    const opens = (as: Looker) => (as === 'sample' ? sample : lookAt(browser, product, as))
    const place = { ...(await preparePlace(product)), film: film?.address ?? '' }
    await mkdir(folder, { recursive: true })
    for (const picture of chosen) {
      const screen = all.find(({ name }) => name === picture.screen)
      if (!screen) throw new Error(`${picture.name}: there is no screen ${picture.screen}.`)
      await take(await opens(picture.as ?? screen.as), place, { picture, screen })
    }
    await product.stop()
  })
} finally {
  await film?.stop()
  await browser.close()
}

async function provideFilm() {
  await provideVideoPrograms(console.log)
  if (!hasVideoPrograms())
    throw new Error(
      'The picture of the downloader needs yt-dlp and ffmpeg. Name the others to take those alone.',
    )
  return startFilm()
}

type Asked = { picture: GuidePicture; screen: Screen<GuidePlace> }

async function take(open: OpenBrowser, place: GuidePlace, { picture, screen }: Asked) {
  const { name, state, around, isWide = false } = picture
  const shown = screen.states.find((one) => one.name === state)
  if (!shown) throw new Error(`${name}: ${screen.name} has no state ${state}.`)
  const look = isWide ? wide : narrow
  const path = join(folder, `${name}.webp`)
  for (let left = tries; ; left -= 1) {
    if (left === 0)
      throw new Error(`${name}: the letters came too late ${tries} times. Try again with less at work.`)
    const context = await open(look, { deviceScaleFactor: points / look.width })
    const page = await context.newPage()
    await shown.show(page, place)
    if (around !== undefined) await middle(page, around)
    await settle(page)
    const isWhole = await hasItsLetters(page)
    if (isWhole) await writeFile(path, await asWebp(browser, await page.screenshot()))
    await context.close()
    if (isWhole) break
  }
  console.log(path)
}

/** Whether the words of the page stand in Inter, and not in what the system has. */
function hasItsLetters(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [own, others] = ["'Inter Variable', monospace", 'monospace'].map((family) => {
      const word = Object.assign(document.createElement('span'), { textContent: 'mmmmiiii' })
      word.style.font = `40px ${family}`
      document.body.append(word)
      const { width } = word.getBoundingClientRect()
      word.remove()
      return width
    })
    return own !== others
  })
}

async function middle(page: Page, words: string) {
  const place = page.getByRole('main').getByText(words, { exact: true }).last()
  await place.evaluate((node) => node.scrollIntoView({ block: 'center' }))
}

/** The browser writes WebP itself: no program beside it is needed. */
async function asWebp(on: Browser, png: Buffer): Promise<Buffer> {
  const page = await on.newPage()
  const webp = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, png.toString('base64'))
  await page.close()
  return Buffer.from(webp)
}
