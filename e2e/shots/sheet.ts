import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

export type Shot = { state: string; theme: string; width: number; file: string }

/** One picture of all shots of a screen: a row for each state, dark beside light, wide beside narrow. */
export async function writeSheet(
  browser: Browser,
  name: string,
  shots: readonly Shot[],
  path: string,
): Promise<void> {
  const rows = await Promise.all(
    [...Map.groupBy(shots, (shot) => shot.state)].map(async ([state, row]) => {
      const pictures = await Promise.all(row.map(picture))
      return `<h2>${state}</h2><div class="row">${pictures.join('')}</div>`
    }),
  )
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } })
  await page.setContent(`<!doctype html><style>${style}</style><h1>${name}</h1>${rows.join('')}`, {
    waitUntil: 'load',
  })
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

const style = `
  body { margin: 24px; background: #8a8a94; font: 20px system-ui, sans-serif; color: #111 }
  .row { display: flex; gap: 16px; align-items: flex-start }
  figure { margin: 0 } figcaption { font-size: 14px; margin-bottom: 4px }
  img { display: block; border: 1px solid #444 }
`

async function picture({ theme, width, file }: Shot) {
  const data = (await readFile(file)).toString('base64')
  const shown = width > 800 ? 860 : 290
  return `<figure><figcaption>${theme}, ${width} px</figcaption><img width="${shown}" src="data:image/png;base64,${data}"></figure>`
}
