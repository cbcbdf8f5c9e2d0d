import { visitDimensions } from '@aurelio/contracts/visits'
import { expect, it } from 'vitest'
import { adviceOf } from './advice.ts'
import { byDimension, partsIn } from './dimensions.ts'

type Part = { visits: number; conversions: number } & Partial<
  Record<(typeof visitDimensions)[number], string>
>

const none = {
  source: '',
  kind: 'direct',
  campaign: '',
  medium: '',
  device: '',
  browser: '',
  language: 'es',
  country: '',
  variant: 'A',
}
const advice = (...parts: Part[]) =>
  adviceOf(byDimension(partsIn(parts.map((part) => ({ ...none, ...part, visitors: part.visits })))))

it('names the part that converts less than the rest, with both sides and what it would bring', () => {
  const found = advice(
    { device: 'mobile', visits: 5000, conversions: 150 },
    { device: 'desktop', visits: 5000, conversions: 450 },
  )
  expect(found).toMatchObject({
    dimension: 'device',
    key: 'mobile',
    part: { visits: 5000, conversions: 150, rate: 0.03 },
    rest: { visits: 5000, conversions: 450, rate: 0.09 },
    gain: 300,
  })
  expect(found?.part.interval[1]).toBeLessThan(found?.rest.interval[0] ?? 0)
})

it('says nothing of few visits, of what may be luck, and of what nobody knows', () => {
  expect(
    advice(
      { device: 'mobile', visits: 199, conversions: 0 },
      { device: 'desktop', visits: 5000, conversions: 450 },
    ),
  ).toBeNull()
  expect(
    advice(
      { device: 'mobile', visits: 500, conversions: 20 },
      { device: 'desktop', visits: 500, conversions: 25 },
    ),
  ).toBeNull()
  expect(
    advice(
      { device: '', visits: 5000, conversions: 50 },
      { device: 'desktop', visits: 5000, conversions: 450 },
    ),
  ).toBeNull()
  expect(advice()).toBeNull()
})

it('is seldom wrong where nothing differs: at most one of twenty times', () => {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const drawn = (visits: number, rate: number) =>
    Array.from({ length: visits }, random).filter((each) => each < rate).length
  let wrong = 0
  for (let time = 0; time < 200; time++) {
    const parts = ['mobile', 'desktop'].flatMap((device) =>
      ['Chrome', 'Safari', 'Firefox'].flatMap((browser) =>
        ['a.es', 'b.es'].map((source) => ({
          device,
          browser,
          source,
          visits: 300,
          conversions: drawn(300, 0.05),
        })),
      ),
    )
    if (advice(...parts)) wrong++
  }
  expect(wrong).toBeLessThanOrEqual(10)
})
