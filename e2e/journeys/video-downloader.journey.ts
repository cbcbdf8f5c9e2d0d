import type { Page } from '@playwright/test'
import { hasVideoPrograms } from '../../scripts/video-programs.mjs'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { probeSaved } from '../product/video.ts'
import { expect, test } from '../product/video-test.ts'
import { faultsIn } from '../steps/axe.ts'
import { holdCalls } from '../steps/held-call.ts'
import { cookiesOf, enter } from '../steps/session.ts'

// The video downloader against media of our own: real yt-dlp, real ffmpeg, no network but loopback.
const screen = '/dashboard/tools/youtube-downloader'
const patience = { timeout: 45_000 }

test.skip(!hasVideoPrograms(), 'yt-dlp and ffmpeg are not installed')
test.setTimeout(180_000)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const address = (page: Page) => page.getByLabel('YouTube URL')

async function open(page: Page, url: string) {
  await enter(page.context(), url)
  await page.goto(url + screen)
  await expect(page.getByRole('heading', { name: 'YouTube Downloader', level: 1 })).toBeVisible()
}

/** It takes minutes, longer than any journey: a download that is always in the middle. */
const endlessLadder = '/slow/ladder.mp4?rate=20000'
/** Six tenths of it come at once, the rest in minutes: a download that stands in the middle until it is asked for again. */
const brokenOffLadder = '/slow/ladder.mp4?rate=20000&share=0.6'

async function getInfo(page: Page, wanted: string) {
  await address(page).fill(wanted)
  await button(page, 'Get Info').click()
}

/** Presses the download button and waits for the file that the browser saves by itself. */
async function save(page: Page, name = 'Download Video') {
  const saved = page.waitForEvent('download', patience)
  await button(page, name).click()
  const file = await saved
  await expect(page.getByText('Download completed!')).toBeVisible()
  return { name: file.suggestedFilename(), ...(await probeSaved(await file.path())) }
}

test('the screen says what the specification says', async ({ page, media, product }) => {
  await open(page, product.url)
  await expect(page.getByText('Download videos from YouTube by entering the URL below.')).toBeVisible()
  await expect(page.getByText('How to use:')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /Paste|Press|Choose/ })).toHaveCount(4)
  await expect(button(page, 'Get Info')).toBeDisabled()
  await expect(button(page, 'Clear')).toBeDisabled()
  await address(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a YouTube URL')
  const info = await holdCalls(page, '**/api/youtube/info')
  await getInfo(page, media.origin + '/page.html')
  await expect(address(page)).toBeDisabled()
  await expect(page.getByText('How to use:')).toBeHidden()
  info.letGo()
  await expect(page.getByText('Duration: 0:10')).toBeVisible(patience)
  await expect(page.getByRole('heading', { name: 'Página de prueba (1)' })).toBeVisible()
  await expect(page.locator('img[src^="/api/youtube/thumbnails/"]')).toHaveJSProperty('naturalWidth', 640)
  await expect(page.getByLabel('Quality').locator('option')).toHaveText([
    'Best Quality',
    'High (1080p)',
    'Medium (720p)',
    'Low (480p)',
    'Lowest Quality',
  ])
  await expect(page.getByLabel('Quality')).toHaveValue('best')
  await page.getByLabel('Audio Only (MP3)').check()
  await expect(button(page, 'Download Audio')).toBeEnabled()
  await address(page).press('End')
  await address(page).pressSequentially('x')
  await expect(page.getByText('Duration:')).toBeHidden()
  await expect(page.getByText('How to use:')).toBeVisible()
  await button(page, 'Clear').click()
  await expect(address(page)).toHaveValue('')
})

for (const [path, title] of [
  ['/progressive.mp4', 'progressive.mp4'],
  ['/page.html', 'Página de prueba (1).mp4'],
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
})

test('a download is cancelled in the middle, and others go on beside it', async ({
  page,
  media,
  product,
}) => {
  await open(page, product.url)
  await getInfo(page, media.origin + endlessLadder)
  await expect(page.getByText('Duration:')).toBeVisible(patience)
  const status = await holdCalls(page, '**/api/youtube/status/*')
  await button(page, 'Download Video').click()
  await expect(page.getByText('Preparing...')).toBeVisible()
  status.letGo()
  await expect(page.getByText(/^Downloading: [1-9]\d*%$/)).toBeVisible(patience)
  await expect(button(page, 'Download Video')).toBeDisabled()
  await expect(page.getByText(/KB\/s · .+ left/)).toBeVisible()
  await button(page, 'Clear').click()
  const list = page.getByRole('region', { name: 'Your downloads' })
  await expect(list.getByRole('progressbar')).toBeVisible()
  await getInfo(page, media.origin + '/progressive.mp4')
  await expect(page.getByText('Duration:')).toBeVisible(patience)
  expect(await save(page)).toMatchObject({ codecs: ['aac', 'h264'] })
  await list.getByRole('button', { name: 'Cancel ladder' }).click()
  await expect(list.getByText('Cancelled')).toBeVisible()
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

test('two people do not see each other’s downloads', async ({ page, browser, media, product }) => {
  await open(page, product.url)
  await getInfo(page, media.origin + '/progressive.mp4')
  await expect(page.getByText('Duration:')).toBeVisible(patience)
  await save(page)
  const link = await page.getByRole('link', { name: 'Save file', exact: true }).getAttribute('href')
  const other = await (await browser.newContext()).newPage()
  await open(other, product.url)
  await expect(other.getByText('Nothing yet. What you download appears here.')).toBeVisible()
  const id = link?.split('/').at(-1)
  for (const path of [link, `/api/youtube/status/${id}`])
    expect((await other.request.get(`${product.url}${path}`)).status(), `${path}`).toBe(404)
  await other.context().close()
})

for (const [what, path, text] of [
  [
    '404',
    '/status/404',
    'Error fetching video info: There is nothing at this address (404). Check that it is complete.',
  ],
  [
    '500',
    '/status/500',
    'Error fetching video info: The site answered with an error of its own (500). Try again later.',
  ],
  ['a hang', '/hang', 'Error fetching video info: The site did not answer in time. Try again later.'],
  ['no video', '/empty.html', 'Error fetching video info: No video was found at this address.'],
  [
    'a redirect into a private address',
    '/to?url=http://169.254.169.254/latest/meta-data/',
    'Error fetching video info: This address is not allowed: it leads to a private network or an unusual port.',
  ],
  [
    'an option',
    '--version',
    'Error fetching video info: This is not a web address. It starts with http:// or https://.',
  ],
  [
    'a local file',
    'file:///etc/passwd',
    'Error fetching video info: This is not a web address. It starts with http:// or https://.',
  ],
] as const)
  test(`${what} is one clear banner`, async ({ page, media, product }) => {
    await open(page, product.url)
    await getInfo(page, path.startsWith('/') ? media.origin + path : path)
    await expect(page.getByRole('alert')).toHaveText(text, { timeout: 90_000 })
    await expect(address(page)).toBeEnabled()
  })

for (const [what, path, text] of [
  [
    'a file over the limit',
    '/nolength/long.mp4',
    'Download failed: The file is larger than the limit of 9 MB. Choose a lower quality.',
  ],
  [
    'a disguised playlist',
    '/disguised.mp4',
    'Download failed: What came from this address is not a video file.',
  ],
] as const)
  test(`${what} fails with its reason`, async ({ page, media, product }) => {
    await open(page, product.url)
    await getInfo(page, path.startsWith('/') ? media.origin + path : path)
    await expect(page.getByText('Duration:')).toBeVisible(patience)
    await button(page, 'Download Video').click()
    await expect(page.getByRole('alert')).toHaveText(text, patience)
    await expect(button(page, 'Retry')).toBeVisible()
  })

test('nothing hinders anybody', async ({ page, media, product, keeper }) => {
  await open(page, product.url)
  // Everybody owns a workspace; the engine is the installation's.
  await expect(page.getByRole('link', { name: 'Engine' })).toHaveCount(0)
  await page.goto(`${product.url}${screen}/engine`)
  await expect(page.getByText('You may not do this.')).toBeVisible()
  await page.context().addCookies(cookiesOf(keeper, product.url))
  await page.goto(product.url + screen)
  const check = async () => expect(await faultsIn(page)).toEqual([])
  await check()
  // By keyboard alone: the address, its button, and the download.
  await address(page).focus()
  await page.keyboard.type(`${media.origin}/page.html`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Duration:')).toBeVisible(patience)
  await check()
  await button(page, 'Download Video').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Download completed!')).toBeVisible(patience)
  await check()
  await page.getByRole('link', { name: 'Engine' }).click()
  await expect(page.getByText('yt-dlp', { exact: true })).toBeVisible()
  await check()
})
