import { hasVideoPrograms } from '../../scripts/video-programs.mjs'
import { expect, test } from '../product/video-test.ts'
import { deep } from '../steps/deep.ts'
import { faultsIn } from '../steps/axe.ts'
import { holdCalls } from '../steps/held-call.ts'
import { cookiesOf } from '../steps/session.ts'
import { address, button, getInfo, open, patience, save, screen } from '../steps/video.ts'

// The video downloader against media of our own: real yt-dlp, real ffmpeg, no network but loopback.
test.skip(!hasVideoPrograms(), 'yt-dlp and ffmpeg are not installed')
test.setTimeout(180_000)

/** It takes minutes, longer than any journey: a download that is always in the middle. */
const endlessLadder = '/slow/ladder.mp4?rate=20000'

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
  await expect(page.getByLabel('Audio format').locator('option')).toHaveText([
    'MP3',
    'M4A (AAC)',
    'Opus',
    'WAV (uncompressed)',
  ])
  await address(page).press('End')
  await address(page).pressSequentially('x')
  await expect(page.getByText('Duration:')).toBeHidden()
  await expect(page.getByText('How to use:')).toBeVisible()
  await button(page, 'Clear').click()
  await expect(address(page)).toHaveValue('')
})

test('a page comes with picture and sound', async ({ page, media, product }) => {
  await open(page, product.url)
  await getInfo(page, media.origin + '/page.html')
  await expect(page.getByText('Duration: 0:10')).toBeVisible(patience)
  expect(await save(page)).toMatchObject({
    name: 'Página de prueba (1).mp4',
    codecs: ['aac', 'h264'],
    seconds: 10,
  })
  await expect(page.getByRole('link', { name: 'Save file', exact: true })).toBeVisible()
})

test(
  'a download is cancelled in the middle, and others go on beside it',
  deep,
  async ({ page, media, product }) => {
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
  },
)

test(
  'several addresses are downloads of their own; those that are none or too large stay, with their reasons',
  deep,
  async ({ page, media, product }) => {
    await open(page, product.url)
    await button(page, 'Several at once').click()
    const [first, second] = [media.origin + '/progressive.mp4', media.origin + '/page.html']
    const large = media.origin + '/nolength/long.mp4'
    await page.getByLabel('One address per line').fill(`${first}\n${large}\nno address\n${second}`)
    await page.getByRole('button', { name: 'Download all (4)' }).click()
    const refused = page.getByRole('alert')
    await expect(
      refused.getByText('no address: This is not a web address. It starts with http:// or https://.'),
    ).toBeVisible(patience)
    await expect(
      refused.getByText(`${large}: The file is larger than the limit of 9 MB. Choose a lower quality.`),
    ).toBeVisible(patience)
    await expect(page.getByLabel('One address per line')).toHaveValue(`${large}\nno address`)
    await expect(page.getByText('Begun: 2.')).toBeVisible(patience)
    const list = page.getByRole('region', { name: 'Your downloads' })
    await expect(list.getByRole('link', { name: /^Save/ })).toHaveCount(2, patience)
  },
)

test('two people do not see each other’s downloads', deep, async ({ page, browser, media, product }) => {
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
  test(`${what} is one clear banner`, what === 'no video' ? {} : deep, async ({ page, media, product }) => {
    await open(page, product.url)
    await getInfo(page, path.startsWith('/') ? media.origin + path : path)
    await expect(page.getByRole('alert')).toHaveText(text, { timeout: 90_000 })
    await expect(address(page)).toBeEnabled()
  })

for (const [what, path, text, remedy] of [
  [
    'a file over the limit is refused before it is begun',
    '/nolength/long.mp4',
    'Error starting download: The file is larger than the limit of 9 MB. Choose a lower quality.',
    'Download Video',
  ],
  [
    'a disguised playlist fails with its reason',
    '/disguised.mp4',
    'Download failed: What came from this address is not a video file.',
    'Retry',
  ],
] as const)
  test(what, deep, async ({ page, media, product }) => {
    await open(page, product.url)
    await getInfo(page, media.origin + path)
    await expect(page.getByText('Duration:')).toBeVisible(patience)
    await button(page, 'Download Video').click()
    await expect(page.getByRole('alert')).toHaveText(text, patience)
    await expect(button(page, remedy)).toBeEnabled()
  })

test('nothing hinders anybody', deep, async ({ page, media, product, keeper }) => {
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
