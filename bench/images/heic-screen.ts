// npm run bench:images:heic-screen: a photo of 12 megapixels as iPhones write it, from its choice on the PDF workbench until it stands there
// as a page, in seconds, and what the browser's pages hold at most. Needs Debian's `libheif-examples`; the product is built.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { provideChromium } from '../../e2e/chromium.ts'
import { signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { add, cards, pdfTools } from '../../e2e/steps/pdf-tools.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { fetchPhones } from './packages.ts'

const run = promisify(execFile)
const size = { width: 4032, height: 3024 }
const bars = { seconds: 2, megabytes: 400 }
const processes = z.object({ processInfo: z.array(z.object({ id: z.number(), type: z.string() })) })

const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-heic-'))
const [source, made] = [join(folder, 'in.png'), join(folder, 'photo.heic')]
try {
  const [photo] = (await fetchPhones(folder)).photographs
  if (!photo) throw new Error('There is no photograph')
  await sharp(photo.bytes)
    .resize({ ...size, fit: 'cover' })
    .png()
    .toFile(source)
  await run('heif-enc', ['-q', '85', '-p', 'chroma=420', '-o', made, source])
  await measure(await readFile(made))
} finally {
  await rm(folder, { recursive: true })
}

async function measure(buffer: Buffer) {
  const browser = await chromium.launch({ executablePath: await provideChromium(console.log) })
  await inTemporaryFolder(async (own) => {
    const product = await startProduct(own)
    const context = await browser.newContext({ baseURL: product.url, locale: 'es-ES' })
    await context.addCookies(cookiesOf(await signUp(product.url), product.url))
    const page = await context.newPage()
    await page.goto(pdfTools)
    for (const round of [1, 2, 3]) {
      const before = performance.now()
      await add(page, [{ name: `foto${round}.heic`, mimeType: 'image/heic', buffer }])
      await cards(page)
        .nth(round - 1)
        .waitFor({ timeout: 120_000 })
      const seconds = (performance.now() - before) / 1000
      console.log(
        `${round}: ${seconds.toFixed(2)} s (bar ${bars.seconds}), at most ${(await highest(browser)).toFixed(0)} MB (bar ${bars.megabytes})`,
      )
    }
    await product.stop()
  })
  await browser.close()
  const loads = loadavg().map((load) => load.toFixed(1))
  console.log(`Node ${process.version}, ${cpus().length} processors, load ${loads.join(' ')}`)
}

/** The most that the largest process that draws pages has ever held; its workers live in it (Linux, proc(5)). */
async function highest(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = processes.parse(await session.send('SystemInfo.getProcessInfo'))
  const all = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
        return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
      }),
  )
  return Math.max(...all)
}
