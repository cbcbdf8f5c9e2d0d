import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTemporaryFolder } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { processSeo, saveSeo } from '../steps/seo.ts'
import { enter } from '../steps/session.ts'

test('where no file can be chosen, a large result waits in the private files of the browser', async ({
  playwright,
  launchOptions,
  product,
}) => {
  const row = `Madrid,${'contenido '.repeat(140)}\n`
  const rows = 2000
  const places = Array.from({ length: 100 }, (_, index) => `Lugar ${index + 100}`)
  // Each row is as long as in the CSV, with a place of nine letters for one of six; the last break is left out.
  const size = 'titulo,texto\n'.length + (row.trimEnd().length + 3 + 1) * rows * places.length - 1
  expect(size).toBeGreaterThan(256 * 1024 * 1024)
  // A private window keeps such files in memory, and has little room for them: this browser has a folder.
  await inTemporaryFolder(async (folder) => {
    const context = await playwright.chromium.launchPersistentContext(join(folder, 'profile'), {
      ...launchOptions,
      baseURL: product.url,
      locale: 'es-ES',
    })
    await enter(context, product.url)
    const page = await context.newPage()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
    await processSeo(page, `titulo,texto\n${row.repeat(rows).trimEnd()}`, places)
    await expect(page.getByText('CSV procesado: 200.000 filas')).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), saveSeo(page)])
    expect((await stat(await download.path())).size).toBe(size)
    const drafts = await page.evaluate(async () => {
      const kept = await (await navigator.storage.getDirectory()).getDirectoryHandle('drafts')
      const names: string[] = []
      for await (const name of kept.keys()) names.push(name)
      return names
    })
    expect(drafts).toHaveLength(1)
    await context.close()
  })
})
