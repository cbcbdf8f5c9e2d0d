import { describe, expect, it } from 'vitest'
import { plan } from './plan.ts'
import { judge } from './verdict.ts'

const arm = (visitors: number, conversions: number, share = 0.5) => ({ visitors, conversions, share })

describe('a verdict', () => {
  it('waits for a whole week and for conversions', () => {
    const arms = [arm(5000, 250), arm(5000, 400)]
    expect(judge({ arms, fullDays: 6, planned: 10_000 }).verdict).toBe('too-early')
    expect(judge({ arms: [arm(900, 10), arm(900, 24)], fullDays: 9, planned: 10_000 }).verdict).toBe(
      'too-early',
    )
    expect(judge({ arms, fullDays: 7, planned: 10_000 })).toMatchObject({ verdict: 'winner', arm: 1 })
  })

  it('is refused where the split is not what was asked for, whatever the rates say', () => {
    const arms = [arm(9000, 250), arm(10_000, 900)]
    expect(judge({ arms, fullDays: 14, planned: 10_000 }).verdict).toBe('mismatch')
    expect(
      judge({ arms: [arm(9000, 900, 0.9), arm(1000, 100, 0.1)], fullDays: 14, planned: 10_000 }).verdict,
    ).not.toBe('mismatch')
  })

  it('says A where all others are worse', () => {
    const arms = [arm(5000, 600, 1 / 3), arm(5000, 400, 1 / 3), arm(5000, 390, 1 / 3)]
    expect(judge({ arms, fullDays: 8, planned: 15_000 })).toMatchObject({ verdict: 'winner', arm: 0 })
  })

  it('ends after four weeks without a clear difference', () => {
    const arms = [arm(5000, 250), arm(5000, 262)]
    expect(judge({ arms, fullDays: 27, planned: 10_000 }).verdict).toBe('running')
    expect(judge({ arms, fullDays: 28, planned: 10_000 })).toEqual({
      verdict: 'no-difference',
      outOfTime: true,
    })
    expect(judge({ arms: [arm(40, 1), arm(41, 0)], fullDays: 28, planned: 10_000 })).toEqual({
      verdict: 'no-difference',
      outOfTime: true,
    })
  })

  it('ends where the variants are as good as equal', () => {
    const arms = [arm(2_000_000, 200_000), arm(2_000_000, 200_020)]
    expect(judge({ arms, fullDays: 9, planned: 10_000 })).toEqual({
      verdict: 'no-difference',
      outOfTime: false,
    })
  })
})

describe('a plan', () => {
  const even = [0.5, 0.5]

  it('is as long as it was where all variants get as many', () => {
    const from = { dailyVisitors: 1000, rate: 0.05, effect: 0.3 }
    expect(plan({ ...from, shares: even })).toEqual({ visitors: [7239, 7239], days: 15 })
  })

  it('is longer the more uneven it is, and gives each variant its part', () => {
    const asked = { dailyVisitors: 3000, rate: 0.05, effect: 0.3 }
    const daysOf = (shares: readonly number[]) => plan({ ...asked, shares })
    const [one, two] = [daysOf([0.8, 0.2]), daysOf([0.9, 0.1])]
    if ('reason' in one || 'reason' in two) throw new Error('It is worth it')
    expect(one.days).toBeGreaterThan(7)
    expect(two.days).toBeGreaterThan(one.days)
  })

  it('waits until the smallest variant can have its visitors and conversions', () => {
    const asked = { dailyVisitors: 5000, rate: 0.05, effect: 9 }
    expect(plan({ ...asked, shares: [0.01, 0.99] })).toMatchObject({ visitors: [600, 59_400], days: 12 })
    expect(plan({ ...asked, rate: 0.9, effect: 0.1, shares: [0.99, 0.01] })).toMatchObject({
      visitors: [9900, 100],
    })
  })

  it('says how long it will take, at least a week', () => {
    expect(plan({ dailyVisitors: 1000, rate: 0.05, effect: 0.3, shares: even })).toMatchObject({ days: 15 })
    expect(plan({ dailyVisitors: 1_000_000, rate: 0.05, effect: 0.3, shares: even })).toMatchObject({
      days: 7,
    })
  })

  it('is refused where nothing would come of it, with what would help', () => {
    expect(plan({ dailyVisitors: 0, rate: 0.05, effect: 0.2, shares: even })).toEqual({
      reason: 'no-visitors',
    })
    expect(plan({ dailyVisitors: 50, rate: 0, effect: 0.2, shares: even })).toEqual({
      reason: 'no-conversions',
    })
    const refused = plan({ dailyVisitors: 50, rate: 0.05, effect: 0.1, shares: even })
    expect(refused).toMatchObject({ reason: 'too-long' })
    if (!('reason' in refused) || refused.reason !== 'too-long' || refused.findable === null)
      throw new Error()
    expect(
      plan({ dailyVisitors: 50, rate: 0.05, effect: refused.findable / 100, shares: even }),
    ).toHaveProperty('visitors')
    expect(
      plan({ dailyVisitors: refused.neededDaily, rate: 0.05, effect: 0.1, shares: even }),
    ).toHaveProperty('visitors')
  })
})
