import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { inRoot } from '../../scripts/root.mjs'

const run = promisify(execFile)
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
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
export type Report = z.infer<typeof reportSchema>

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium: set CHROMIUM_PATH.')

type Asked = {
  /** The session with which the address is asked for. */
  cookie?: string
  /** The network of the preset is held back indeed; else Lighthouse calculates what it would take. */
  isSlow?: boolean
}

/** What Lighthouse's mobile preset says of an address. */
export async function audited(url: string, { cookie, isSlow = false }: Asked = {}): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      inRoot('bench', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
      ...(isSlow ? ['--throttling-method=devtools'] : []),
      '--output=json',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return reportSchema.parse(JSON.parse(stdout))
}
