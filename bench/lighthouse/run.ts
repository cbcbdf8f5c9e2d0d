// npm run bench:lighthouse: every template of the gallery, published, before Lighthouse on its mobile preset.
// With `--kits` each stands in every kit and in pairs of families that are no kit's; with `--slow` the network is slow
// indeed, and not by calculation, which shows what late letters move.
import { readdir, readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { z } from 'zod'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { kits } from '../../page/src/theme/kits.ts'
import { themeSchema } from '../../page/src/theme/theme.ts'
import { inRoot } from '../../scripts/root.mjs'
import { categories, audited, type Report } from './audit.ts'

const gallery = ['page', 'src', 'templates', 'gallery']
/** Names of files of templates, from the command line; none: all. */
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isSlow = process.argv.includes('--slow')
const names = (await readdir(inRoot(...gallery))).map((file) => file.replace(/\.json$/, ''))
/** Pairs that no kit has: wide, narrow and heavy families among them. */
const ownPairs = [
  ['syne', 'lora'],
  ['oswald', 'nunito'],
  ['fraunces', 'rubik'],
  ['josefin-sans', 'jetbrains-mono'],
]
const looks = process.argv.includes('--kits')
  ? [
      ...kits,
      ...ownPairs.map(([headingFont = '', bodyFont = '']) => ({
        name: `${headingFont} + ${bodyFont}`,
        theme: themeSchema.parse({ headingFont, bodyFont }),
      })),
    ]
  : kits.slice(0, 1)
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
  // What is published first is the home page, to which its address leads on.
  await published(account, siteId, 'Portada', { version: 1, elements: [] })
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${load()}\n`)
  console.log(
    `| template | kit | ${categories.join(' | ')} | layout shift | below 90 |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |`,
  )
  try {
    for (const { name: kit, theme } of looks) {
      await account.call('PUT', `/api/sites/${siteId}/brand`, { theme })
      for (const name of given.length > 0 ? given : names) {
        const report = await audited(await published(account, siteId, name, await template(name)), { isSlow })
        const scores = categories.map((each) => Math.round(100 * (report.categories[each]?.score ?? 0)))
        const shift = report.audits['cumulative-layout-shift']?.numericValue?.toFixed(4) ?? '?'
        console.log(`| ${name} | ${kit} | ${scores.join(' | ')} | ${shift} | ${faultsOf(report)} |`)
      }
    }
  } finally {
    console.log(`\nLoad at the end: ${load()}`)
    await product.stop()
  }
})
