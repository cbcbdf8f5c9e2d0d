import { hasVideoPrograms } from '../../scripts/video-programs.mjs'
import { expect, test } from '../product/video-test.ts'
import { elements, openEditorWith } from '../steps/editor.ts'
import { button, getInfo, open, patience, save } from '../steps/video.ts'

// Films and sounds on their way from a download to a page: real yt-dlp, real ffmpeg, no network but loopback.
test.skip(!hasVideoPrograms(), 'yt-dlp and ffmpeg are not installed')

test('a film and its sound go from a download to the library, and play on a page', async ({
  page,
  media,
  product,
}) => {
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
})
