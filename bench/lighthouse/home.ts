// npm run bench:lighthouse:home: the dashboard's home, new and with sample content, before Lighthouse on its mobile preset.
import { cpus, loadavg } from 'node:os'
import { signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { audited } from './audit.ts'

const rounds = 3
const shown = {
  'largest paint, ms': 'largest-contentful-paint',
  'first paint, ms': 'first-contentful-paint',
  'blocked, ms': 'total-blocking-time',
  'speed index, ms': 'speed-index',
  'layout shift': 'cumulative-layout-shift',
} as const
const load = () => loadavg()[0]?.toFixed(1) ?? '?'

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const account = await signUp(product.url)
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${load()}\n`)
  console.log(`| home | score | ${Object.keys(shown).join(' | ')} |\n| --- | ${'---: | '.repeat(6)}`)
  try {
    for (const state of ['new', 'with sample content']) {
      if (state !== 'new') await account.call('POST', '/api/home/sample', {})
      for (let round = 0; round < rounds; round += 1) {
        const { categories, audits } = await audited(`${product.url}/dashboard`, { cookie: account.cookie })
        const figures = Object.values(shown).map((id) =>
          (audits[id]?.numericValue ?? Number.NaN).toFixed(id === 'cumulative-layout-shift' ? 4 : 0),
        )
        console.log(
          `| ${state} | ${Math.round(100 * (categories['performance']?.score ?? 0))} | ${figures.join(' | ')} |`,
        )
      }
    }
  } finally {
    console.log(`\nLoad at the end: ${load()}`)
    await product.stop()
  }
})
