import { readFileSync } from 'node:fs'
import { hasVideoPrograms } from '../../scripts/video-programs.mjs'
import { expect, test } from '../product/video-test.ts'
import { elements, openEditorWith } from '../steps/editor.ts'
import { button, getInfo, open, patience, save } from '../steps/video.ts'
import { unpack } from '../steps/unpack.ts'

// Films and sounds on their way from a download to a page: real yt-dlp, real ffmpeg, no network but loopback.
test.skip(!hasVideoPrograms(), 'yt-dlp and ffmpeg are not installed')

test('a film and its sound go from a download to the library, and play on a page', async ({
  page,
  media,
  product,
}, info) => {
  test.setTimeout(180_000)
  await open(page, product.url)
  await getInfo(page, media.origin + '/progressive.mp4')
  await expect(page.getByText('Duration:')).toBeVisible(patience)
  await save(page)
  await page.getByText('Audio Only').click()
  await save(page, 'Download Audio')
  // The sound stands above the list, the film in it.
  const send = page.getByRole('button', { name: 'Send to the library: progressive' })
  await expect(send).toHaveCount(2)
  for (const at of [0, 1]) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/library'))
    await send.nth(at).click()
    expect((await kept).status()).toBe(200)
  }

  const sources: string[] = []
  for (const [type, library, name] of [
    ['video', 'Elegir de tus vídeos', 'Usar progressive.mp4'],
    ['audio', 'Elegir de tus audios', 'Usar progressive.mp3'],
  ] as const) {
    await openEditorWith(page, [{ id: `${type}-1`, type, name: '', props: {} }])
    await elements(page, type).click()
    await button(page, library).click()
    await button(page, name).click()
    const player = elements(page, type).locator('xpath=descendant-or-self::*[self::video or self::audio]')
    await expect(player).toHaveAttribute('src', /^\/p\/_media\/[\w-]+\.mp[34]$/)
    const src = (await player.getAttribute('src')) ?? ''
    sources.push(src)
    const seconds = await page.evaluate(async (address) => {
      const sound = new Audio(address)
      await new Promise((resolve, reject) => {
        sound.addEventListener('loadedmetadata', resolve)
        sound.addEventListener('error', () => reject(new Error('It does not play')))
      })
      return sound.duration
    }, src)
    expect(Math.round(seconds)).toBe(10)
  }

  // What a page plays goes along where it is exported.
  const list = sources.map((src, at) => ({
    id: `video-170000000000${at}`,
    type: 'video',
    name: '',
    props: { src },
  }))
  const made = await page.request.post(`${product.url}/api/pages`, {
    headers: { origin: product.url },
    data: { name: 'Con película', document: { version: 1, elements: list } },
  })
  expect(made.ok()).toBe(true)
  await page.goto('/dashboard/tools/aurelio-builder/overview')
  await page.getByRole('button', { name: 'Más acciones de Con película' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar' }).click()
  const zip = info.outputPath('pagina.zip')
  await (await started).saveAs(zip)
  const names = unpack(readFileSync(zip), info.outputPath('web'))
  const files = sources.map((src) => `medios/${src.split('/').at(-1)}`)
  expect(names).toEqual(expect.arrayContaining(files))
  const html = readFileSync(info.outputPath('web/index.html'), 'utf8')
  for (const file of files) expect(html).toContain(`src="${file}"`)
})
