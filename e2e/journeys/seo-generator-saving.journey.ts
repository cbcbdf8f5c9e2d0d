import { expect, test } from '../product/test.ts'
import { processSeo, saveSeo } from '../steps/seo.ts'
import { enter } from '../steps/session.ts'

test('a result goes straight into the file the person chooses', async ({ context, page, product }) => {
  await enter(context, product.url)
  // The dialog of the system is the one part a test cannot click: it answers with a real, empty file.
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, {
      asked,
      showSaveFilePicker: async (options: unknown) => {
        asked.push(options)
        return (await navigator.storage.getDirectory()).getFileHandle('elegido.csv', { create: true })
      },
    })
  })
  await processSeo(page, 'titulo\nPintor en Madrid', ['Sevilla', 'Reus'])
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await page.getByLabel(/^Guardar directamente en disco/).check()
  await saveSeo(page)
  await expect(page.getByText(/^Guardado en tu disco: 2 filas/)).toBeVisible()
  const written = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    return (await (await root.getFileHandle('elegido.csv')).getFile()).text()
  })
  expect(written).toBe('titulo\nPintor en Sevilla\nPintor en Reus')
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([
    {
      suggestedName: expect.stringMatching(/^contenido_seo_.*\.csv$/),
      types: [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }],
    },
  ])
})
