const dayMs = 24 * 60 * 60 * 1000
/** Who has not done the next step within so many days of the first one has not done it. */
export const windowDays = 7
/** As many as the token carries; of a longer way the first step and the last ones are known. */
const mostCarried = 10

/** The steps of a funnel that somebody has done, in their order, since the day on which they did the first. */
export type Path = { funnelId: string; day: number; steps: readonly string[] }

export type Step = { funnelId: string; step: string; isStart: boolean }

export function dayOf(now: number): number {
  return Math.floor(now / dayMs)
}

/** As the token carries it; none where nothing can be read from it. */
export function readPath(text: string | undefined): Path | null {
  const [, funnelId, day = '', steps = ''] = /^([\w-]+)\.([0-9a-z]+)\.([0-9a-z-]+)$/.exec(text ?? '') ?? []
  return funnelId === undefined ? null : { funnelId, day: Number.parseInt(day, 36), steps: steps.split('-') }
}

export function writePath({ funnelId, day, steps }: Path): string {
  return `${funnelId}.${day.toString(36)}.${steps.join('-')}`
}

/**
 * The path of somebody who comes to a step: the one they bring with it, or a new one from its first step. Who comes to
 * another one by themselves, or too late, is on none. Who goes back is where they were.
 */
export function reached(path: Path | null, { funnelId, step, isStart }: Step, now: number): Path | null {
  const day = dayOf(now)
  const isOwn = path?.funnelId === funnelId && day - path.day <= windowDays && path.day <= day
  if (!isOwn || !path) return isStart ? { funnelId, day, steps: [step] } : null
  const known = path.steps.indexOf(step)
  if (known !== -1) return { ...path, steps: path.steps.slice(0, known + 1) }
  const [first, ...others] = [...path.steps, step]
  if (first === undefined) return null
  return { ...path, steps: [first, ...others.slice(1 - mostCarried)] }
}
