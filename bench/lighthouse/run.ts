// npm run bench:lighthouse: every template of the gallery, published, before Lighthouse on its mobile preset.
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { kits } from '../../page/src/theme/kits.ts'
import { inRoot } from '../../scripts/root.mjs'

const run = promisify(execFile)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = z.record(
  z.string(),
  z.object({
    score: z.number().nullable(),
    scoreDisplayMode: z.string(),
    title: z.string(),
    numericValue: z.number().optional(),
  }),
)
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits,
})
type Report = z.infer<typeof reportSchema>

const gallery = ['page', 'src', 'templates', 'gallery']
/** Names of files of templates, from the command line; none: all. */
const given = process.argv.slice(2)
const names = (await readdir(inRoot(...gallery))).map((file) => file.replace(/\.json$/, ''))
const chromium = findChromium()
if (!chromium) throw new Error('No Chromium: set CHROMIUM_PATH.')
const load = () => loadavg()[0]?.toFixed(1) ?? '?'

/** As it lies in the gallery. */
async function template(name: string): Promise<unknown> {
  return JSON.parse(await readFile(inRoot(...gallery, `${name}.json`), 'utf8'))
}

/** Published as a person does who writes a description, which the panel asks for. */
async function published(account: Account, siteId: string, name: string, document: unknown) {
  const made = await account.call('POST', '/api/pages', { name, document, siteId })
  const { id } = z.object({ id: z.string() }).parse(made)
  const settings = { description: `${name}: una página hecha con Aurelio.` }
  const answer = await account.call('POST', `/api/pages/${id}/publication`, { settings })
  return z.object({ publication: z.object({ url: z.string() }) }).parse(answer).publication.url
}

async function judged(url: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      inRoot('bench', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

/** What a page lost points by. */
function faultsOf({ audits: found }: Report): string {
  return Object.entries(found)
    .filter(
      ([, { score, scoreDisplayMode }]) =>
        scoreDisplayMode !== 'informative' && score !== null && score < 0.9,
    )
    .map(([id]) => id)
    .join(', ')
}

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const account = await signUp(product.url)
  // At a host of its own, as the page of a customer: under /p/ it is sandboxed, where Lighthouse cannot look into it.
  const site = await account.call('POST', '/api/sites', { name: 'Medida', host: 'medida.localhost' })
  const { id: siteId } = z.object({ id: z.string() }).parse(site)
  // Two families of the product, beside those that a template brings.
  await account.call('PUT', `/api/sites/${siteId}/brand`, { theme: kits[0]?.theme })
  // What is published first is the home page, to which its address leads on.
  await published(account, siteId, 'Portada', { version: 1, elements: [] })
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${load()}\n`)
  console.log(
    `| template | ${categories.join(' | ')} | layout shift | below 90 |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |`,
  )
  try {
    for (const name of given.length > 0 ? given : names) {
      const report = await judged(await published(account, siteId, name, await template(name)))
      const scores = categories.map((each) => Math.round(100 * (report.categories[each]?.score ?? 0)))
      const shift = report.audits['cumulative-layout-shift']?.numericValue?.toFixed(4) ?? '?'
      console.log(`| ${name} | ${scores.join(' | ')} | ${shift} | ${faultsOf(report)} |`)
    }
  } finally {
    console.log(`\nLoad at the end: ${load()}`)
    await product.stop()
  }
})
