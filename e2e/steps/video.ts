import { expect, type Page } from '@playwright/test'
import { probeSaved } from '../product/video.ts'
import { enter } from './session.ts'

/** The video downloader's screen, and how long real programs may take. */
export const screen = '/dashboard/tools/youtube-downloader'
export const patience = { timeout: 45_000 }

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const address = (page: Page) => page.getByLabel('YouTube URL')

export async function open(page: Page, url: string) {
  await enter(page.context(), url)
  await page.goto(url + screen)
  await expect(page.getByRole('heading', { name: 'YouTube Downloader', level: 1 })).toBeVisible()
}

export async function getInfo(page: Page, wanted: string) {
  await address(page).fill(wanted)
  await button(page, 'Get Info').click()
}

/** Presses the download button and waits for the file that the browser saves by itself. */
export async function save(page: Page, name = 'Download Video') {
  const saved = page.waitForEvent('download', patience)
  await button(page, name).click()
  const file = await saved
  await expect(page.getByText('Download completed!')).toBeVisible()
  return { name: file.suggestedFilename(), ...(await probeSaved(await file.path())) }
}
