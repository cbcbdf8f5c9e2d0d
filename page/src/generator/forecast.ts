import type { Job } from './job.ts'
import { createMeasure } from './measure.ts'

/** More rows than this, header included, and Excel and LibreOffice drop the rest. */
export const excelRows = 1_048_576

export type Forecast = {
  readonly rows: number
  readonly bytes: number
  /** False when the bytes are an estimate: spintax counts with its average, long lists with a sample. */
  readonly exact: boolean
  /** Bytes of the whole result by location, for the one that comes first. */
  readonly bytesPerLocation: number
}

const maxMeasured = 5000

/** Rows and bytes of the whole result in one file, without writing it. */
export function forecast(job: Job): Forecast {
  const { template, locations, head } = job
  const measure = createMeasure(template, job.delimiter)
  const step = Math.max(1, Math.ceil(locations.length / maxMeasured))
  let measured = 0
  let sum = 0
  for (let index = 0; index < locations.length; index += step) {
    sum += measure(locations[index] ?? [])
    measured += 1
  }
  const body = step === 1 ? sum : (sum / measured) * locations.length
  return {
    rows: template.rows * locations.length,
    bytes: Math.round(head.length + body),
    exact: step === 1 && template.groupUses.size === 0,
    bytesPerLocation: Math.round(head.length + body / Math.max(1, locations.length)),
  }
}
