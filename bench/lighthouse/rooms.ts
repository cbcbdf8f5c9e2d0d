// npm run bench:lighthouse:rooms: the first step of a quiz, and the page of a contest, before Lighthouse on its mobile preset.
import { cpus, loadavg } from 'node:os'
import { z } from 'zod'
import { signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { audited, categories } from './audit.ts'

const idSchema = z.object({ id: z.string() })
const urlSchema = z.object({ url: z.string() })

const load = () => loadavg()[0]?.toFixed(1) ?? '?'

function atSite(url: string): string {
  const { port, pathname } = new URL(url)
  return `http://medida.localhost:${port}${pathname}`
}

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const account = await signUp(product.url)
  // At a host of its own, as the page of a customer: elsewhere it is sandboxed, where Lighthouse cannot look into it.
  const site = await account.call('POST', '/api/sites', { name: 'Medida', host: 'medida.localhost' })
  const { id: siteId } = idSchema.parse(site)

  async function quiz() {
    const made = z
      .object({ id: z.string(), revision: z.int(), name: z.string(), document: z.looseObject({}) })
      .parse(await account.call('POST', '/api/quizzes', { name: '¿Qué necesitas?' }))
    await account.call('PUT', `/api/quizzes/${made.id}`, {
      name: made.name,
      revision: made.revision,
      document: { ...made.document, site: siteId },
    })
    return urlSchema.parse(await account.call('POST', `/api/quizzes/${made.id}/publication`)).url
  }

  async function contest() {
    const hour = 60 * 60 * 1000
    const { id } = idSchema.parse(
      await account.call('POST', '/api/contests', {
        name: 'Sorteo de verano',
        opensAt: new Date(Date.now() - hour).toISOString(),
        closesAt: new Date(Date.now() + 48 * hour).toISOString(),
        prize: 'Una cesta',
        winners: 1,
      }),
    )
    await account.call('PATCH', `/api/contests/${id}`, {
      settings: { siteId, intro: 'Llévate una cesta con lo mejor de la huerta.' },
    })
    return urlSchema.parse(await account.call('POST', `/api/contests/${id}/publication`)).url
  }

  console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${load()}\n`)
  console.log(`| page | ${categories.join(' | ')} | below 90 |\n| --- | ---: | ---: | ---: | ---: | --- |`)
  try {
    for (const [name, make] of Object.entries({ quiz, contest })) {
      const report = await audited(atSite(await make()))
      const scores = categories.map((each) => Math.round(100 * (report.categories[each]?.score ?? 0)))
      const faults = Object.entries(report.audits).flatMap(([id, { score, scoreDisplayMode }]) =>
        scoreDisplayMode !== 'informative' && score !== null && score < 0.9 ? id : [],
      )
      console.log(`| ${name} | ${scores.join(' | ')} | ${faults.join(', ')} |`)
    }
  } finally {
    console.log(`\nLoad at the end: ${load()}`)
    await product.stop()
  }
})
