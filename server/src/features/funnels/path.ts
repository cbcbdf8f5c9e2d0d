const dayMs = 24 * 60 * 60 * 1000
/** Who has not done the next step within so many days of the first one has not done it. */
export const windowDays = 7
/** As many as the token carries; of a longer way the first step and the last ones are known. */
const mostCarried = 10

/** Minutes from which on each length of time begins; the first begins at none. */
const lengthsFrom = [1, 5, 15, 60, 6 * 60, 24 * 60, 3 * 24 * 60]
const minuteMs = 60 * 1000

/**
 * The steps of a funnel that somebody has done, in their order, since the day on which they did the first. `arrived`: the
 * minute in which they came to the last one. `took`: which length of time that was after the one before.
 */
export type Path = {
  funnelId: string
  day: number
  steps: readonly string[]
  arrived?: number
  took?: number
}

export type Step = { funnelId: string; step: string; isStart: boolean }

export function dayOf(now: number): number {
  return Math.floor(now / dayMs)
}

/** As the token carries it; none where nothing can be read from it. */
export function readPath(text: string | undefined): Path | null {
  const [, funnelId, day = '', steps = '', arrived, took] = written.exec(text ?? '') ?? []
  if (funnelId === undefined) return null
  return {
    funnelId,
    day: Number.parseInt(day, 36),
    steps: steps.split('-'),
    ...(arrived !== undefined && { arrived: Number.parseInt(arrived, 36) }),
    ...(took !== undefined && { took: Number(took) }),
  }
}
const written = /^([\w-]+)\.([0-9a-z]+)\.([0-9a-z-]+)(?:\.([0-9a-z]+)(?:\.([0-7]))?)?$/

export function writePath({ funnelId, day, steps, arrived, took }: Path): string {
  const times = arrived === undefined ? [] : [arrived.toString(36), ...(took === undefined ? [] : [took])]
  return [funnelId, day.toString(36), steps.join('-'), ...times].join('.')
}

/** Which length of time so many minutes are: a whole number from 0 on. */
function lengthOf(minutes: number): number {
  return lengthsFrom.filter((from) => minutes >= from).length
}

/**
 * The path of somebody who comes to a step: the one they bring with it, or a new one from its first step. Who comes to
 * another one by themselves, or too late, is on none. Who goes back is where they were.
 */
export function reached(path: Path | null, { funnelId, step, isStart }: Step, now: number): Path | null {
  const day = dayOf(now)
  const isOwn = path?.funnelId === funnelId && day - path.day <= windowDays && path.day <= day
  const arrived = Math.floor(now / minuteMs)
  if (!isOwn || !path) return isStart ? { funnelId, day, steps: [step], arrived } : null
  const known = path.steps.indexOf(step)
  if (known === path.steps.length - 1) return path
  // The way from here on is gone anew; how long the first one took is not told again.
  if (known !== -1) return { funnelId, day: path.day, steps: path.steps.slice(0, known + 1), arrived }
  const [first, ...others] = [...path.steps, step]
  if (first === undefined) return null
  const took = path.arrived === undefined ? undefined : lengthOf(arrived - path.arrived)
  return {
    funnelId,
    day: path.day,
    steps: [first, ...others.slice(1 - mostCarried)],
    arrived,
    ...(took !== undefined && { took }),
  }
}
