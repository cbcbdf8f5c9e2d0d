import { lazyPart } from '../lazy-part.ts'

/** Drawn by a library of its own, which comes with the first chart that somebody looks at. */
export const LineChart = lazyPart(async () => (await import('./line-chart.tsx')).LineChart)
export const BarChart = lazyPart(async () => (await import('./bar-chart.tsx')).BarChart)
