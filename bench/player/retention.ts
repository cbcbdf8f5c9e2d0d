import { chromium } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { findChromium } from '../../e2e/chromium.ts'

const figuresSchema = z.object({
  plays: z.number(),
  seconds: z.array(z.object({ seen: z.number(), again: z.number() })),
})

/** A play as somebody makes it: leaps and speeds, and the seconds that they have then seen. */
type Script = { moves: readonly { from: number; to: number; rate: number }[] }

/** Plays of a film of 20 seconds: whole, with leaps, twice as fast, and back again. */
const scripts: readonly Script[] = [
  { moves: [{ from: 0, to: 20, rate: 2 }] },
  { moves: [{ from: 0, to: 6, rate: 2 }] },
  {
    moves: [
      { from: 0, to: 4, rate: 1 },
      { from: 12, to: 18, rate: 2 },
    ],
  },
  {
    moves: [
      { from: 0, to: 8, rate: 2 },
      { from: 4, to: 8, rate: 2 },
    ],
  },
  {
    moves: [
      { from: 0, to: 3, rate: 1 },
      { from: 15, to: 20, rate: 1 },
    ],
  },
]

/** How far the curve is from what was done, as a share of all seconds that were seen. */
export async function measureRetention(account: Account, url: string, film: { id: string; path: string }) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--mute-audio'],
  })
  const truth = Array.from({ length: 20 }, () => 0)
  for (const { moves } of scripts) {
    const tab = await (await browser.newContext()).newPage()
    await tab.goto(url + film.path)
    const seen = new Set<number>()
    for (const move of moves) {
      await tab.evaluate(playPart, move)
      for (let second = move.from; second < move.to; second += 1) seen.add(second)
    }
    await tab.goto('about:blank')
    await tab.context().close()
    for (const second of seen) truth[second] = (truth[second] ?? 0) + 1
  }
  await browser.close()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const figures = figuresSchema.parse(await account.call('GET', `/api/films/${film.id}/figures`))
  const all = truth.reduce((sum, each) => sum + each, 0)
  const off = truth.reduce(
    (sum, each, second) => sum + Math.abs(each - (figures.seconds[second]?.seen ?? 0)),
    0,
  )
  return { plays: figures.plays, expected: scripts.length, share: off / all, all, off }
}

/** Stops a fifth of a second before its end, so that the second behind it is not entered. */
async function playPart({ from, to, rate }: { from: number; to: number; rate: number }) {
  const film = document.querySelector('video')
  if (!film) return
  film.muted = true
  film.currentTime = from
  film.playbackRate = rate
  await film.play()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (film.ended || film.currentTime >= to - 0.2) {
        film.pause()
        resolve()
      } else setTimeout(look, 10)
    }
    look()
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
}
