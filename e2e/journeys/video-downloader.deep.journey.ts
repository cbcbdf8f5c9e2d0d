import { readFile } from 'node:fs/promises'
import { hasVideoPrograms } from '../../scripts/video-programs.mjs'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { probeSaved } from '../product/video.ts'
import { expect, test } from '../product/video-test.ts'
import { address, button, getInfo, open, patience, save } from '../steps/video.ts'

// More kinds of sources, and those that take long.
test.skip(!hasVideoPrograms(), 'yt-dlp and ffmpeg are not installed')
test.setTimeout(180_000)

/** Six tenths of it come at once, the rest in minutes: a download that stands in the middle until it is asked for again. */
const brokenOffLadder = '/slow/ladder.mp4?rate=20000&share=0.6'

for (const [path, title] of [
  ['/progressive.mp4', 'progressive.mp4'],
  ['/dash/manifest.mpd', 'manifest.mp4'],
] as const)
  test(`${path} comes with picture and sound`, async ({ page, media, product }) => {
    await open(page, product.url)
    await getInfo(page, path.startsWith('/') ? media.origin + path : path)
    await expect(page.getByText('Duration: 0:10')).toBeVisible(patience)
    expect(await save(page)).toMatchObject({ name: title, codecs: ['aac', 'h264'], seconds: 10 })
    await expect(page.getByRole('link', { name: 'Save file', exact: true })).toBeVisible()
  })

test('HLS: the largest format is chosen, each quality has its height, and the sound is an MP3', async ({
  page,
  media,
  product,
}) => {
  await open(page, product.url)
  await getInfo(page, media.origin + '/hls/master.m3u8')
  await expect(page.getByText('Duration: 0:10')).toBeVisible(patience)
  const labels = await page.getByLabel('Format').locator('option').allTextContents()
  const sizes = labels.map((label) => Number(/([\d.]+) MB/.exec(label)?.[1] ?? 0))
  const chosen = await page.getByLabel('Format').locator('option:checked').textContent()
  expect(chosen).toBe(labels[sizes.indexOf(Math.max(...sizes))])
  const chosenHeight = Number(/x(\d+)/.exec(chosen ?? '')?.[1])
  for (const [quality, height] of [
    ['best', chosenHeight],
    ['high', chosenHeight],
    ['medium', 720],
    ['low', 480],
    ['worst', 480],
  ] as const) {
    await page.getByLabel('Quality').selectOption(quality)
    expect(await save(page), quality).toMatchObject({ height, codecs: ['aac', 'h264'], seconds: 10 })
  }
  await page.getByLabel('Audio Only (MP3)').check()
  expect(await save(page, 'Download Audio')).toMatchObject({
    name: 'master.mp3',
    codecs: ['mp3'],
    bitRate: 192_000,
    seconds: 10,
  })
})

test('subtitles and the picture can be saved too', async ({ page, media, product }) => {
  await open(page, product.url)
  await getInfo(page, media.origin + '/page.html')
  await expect(page.getByText('Duration:')).toBeVisible(patience)
  const picture = page.waitForEvent('download', patience)
  await button(page, 'Download Thumbnail').click()
  expect((await picture).suggestedFilename()).toBe('Página de prueba (1).jpg')
  await expect(button(page, 'Download Subtitles')).toBeEnabled()
  const subtitles = page.waitForEvent('download', patience)
  await button(page, 'Download Subtitles').click()
  await page.getByRole('menuitem', { name: 'es' }).click()
  expect((await subtitles).suggestedFilename()).toBe('Página de prueba (1).vtt')
  await expect(button(page, 'Download Transcript')).toBeEnabled(patience)
  const transcript = page.waitForEvent('download', patience)
  await button(page, 'Download Transcript').click()
  await page.getByRole('menuitem', { name: 'es, as text' }).click()
  const saved = await transcript
  expect(saved.suggestedFilename()).toBe('Página de prueba (1).txt')
  // Words alone, without a time.
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^[^\d>]+\n$/)
})

test('of a playlist comes what was chosen', async ({ page, media, product }) => {
  await open(page, product.url)
  await getInfo(page, media.origin + '/two.html')
  await expect(page.getByText('This address is a playlist')).toBeVisible(patience)
  await button(page, 'Choose from the playlist').click()
  const videos = page.getByRole('list', { name: 'Videos of the playlist' })
  await expect(videos.getByRole('checkbox')).toHaveCount(2, patience)
  await expect(button(page, 'Download chosen (0)')).toBeDisabled()
  await videos.getByLabel('Dos vídeos (1)').check()
  await button(page, 'Download chosen (1)').click()
  await expect(page.getByText('Begun: 1.')).toBeVisible()
  const list = page.getByRole('region', { name: 'Your downloads' })
  const saved = page.waitForEvent('download', patience)
  await list.getByRole('link', { name: 'Save file Dos vídeos (1).mp4' }).click(patience)
  expect(await probeSaved(await (await saved).path())).toMatchObject({ height: 360, seconds: 10 })
})

test('a part is kept with subtitles in its picture, and a frame of it goes to the library', async ({
  page,
  media,
  product,
}) => {
  await open(page, product.url)
  await getInfo(page, media.origin + '/page.html')
  await expect(page.getByText('Duration: 0:10')).toBeVisible(patience)
  await page.getByLabel('From', { exact: true }).fill('0:04')
  await page.getByLabel('To', { exact: true }).fill('0:03')
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'The end must be behind the beginning.',
  )
  await expect(button(page, 'Download Video')).toBeDisabled()
  await page.getByLabel('To', { exact: true }).fill('0:07')
  await page.getByLabel('Subtitles in the picture').selectOption({ index: 1 })
  expect(await save(page)).toMatchObject({ codecs: ['aac', 'h264'], height: 360, seconds: 3 })
  await page.getByLabel('Picture out of the video, at').fill('2')
  const frame = page.waitForEvent('download', patience)
  await button(page, 'Download Frame').click()
  expect((await frame).suggestedFilename()).toBe('Página de prueba (1).jpg')
  await button(page, 'Send to the library: Página de prueba (1).jpg').click()
  await expect(page.getByText('In the library of the page builder.')).toBeVisible()
  const pictures = await page.request.get(`${product.url}/api/pictures`)
  expect(await pictures.json()).toMatchObject({ items: [{ type: 'image/jpeg', width: 640, height: 360 }] })
})

test('a server killed in the middle goes on after its start', async ({ page, media }) => {
  await inTemporaryFolder(async (folder) => {
    const first = await startProduct(folder, media.env)
    await open(page, first.url)
    await getInfo(page, media.origin + brokenOffLadder)
    await expect(page.getByText('Duration:')).toBeVisible(patience)
    await button(page, 'Download Video').click()
    await expect(page.getByText(/^Downloading: [1-9]\d*%$/)).toBeVisible(patience)
    await first.kill()
    await expect(page.getByText('Download failed', { exact: true })).toBeVisible()
    const again = await startProduct(folder, { ...media.env, PORT: String(first.port) })
    await page.reload()
    const list = page.getByRole('region', { name: 'Your downloads' })
    await expect(list.getByRole('link', { name: 'Save file ladder.mp4' })).toBeVisible(patience)
    // The ladder holds three pictures: a file comes as it is at its source.
    const saved = page.waitForEvent('download')
    await list.getByRole('link', { name: 'Save file ladder.mp4' }).click()
    expect(await probeSaved(await (await saved).path())).toMatchObject({
      codecs: ['aac', 'h264', 'h264', 'h264'],
      seconds: 10,
    })
    await again.stop()
  })
})

test('a hang is one clear banner', async ({ page, media, product }) => {
  await open(page, product.url)
  await getInfo(page, `${media.origin}/hang`)
  await expect(page.getByRole('alert')).toHaveText(
    'Error fetching video info: The site did not answer in time. Try again later.',
    { timeout: 90_000 },
  )
  await expect(address(page)).toBeEnabled()
})
