import { EngineError } from '../engine.ts'
import type { ProxyPass } from '../network/proxy-pass.ts'
import { failureOf } from './ytdlp-failures.ts'

export type Circumstances = {
  signal: AbortSignal
  timeout: AbortSignal
  pass: ProxyPass
  stderr: string
  maxBytes: number
}

/** Why a child ended without success: by our own doing first, else by what it said. */
export function causeOf({ signal, timeout, pass, stderr, maxBytes }: Circumstances) {
  if (signal.aborted) return new EngineError('cancelled', 'The download was cancelled.')
  if (pass.exceeded.aborted) return tooLarge(maxBytes)
  if (timeout.aborted) return new EngineError('timeout', 'The site did not answer in time. Try again later.')
  if (pass.refusals.length > 0)
    return new EngineError(
      'private-address',
      'This address is not allowed: it leads to a private network or an unusual port.',
    )
  return failureOf(stderr)
}

export function tooLarge(maxBytes: number) {
  const limit =
    maxBytes >= 1024 ** 3 ? `${round(maxBytes / 1024 ** 3)} GB` : `${round(maxBytes / 1024 ** 2)} MB`
  return new EngineError(
    'too-large',
    `The file is larger than the limit of ${limit}. Choose a lower quality.`,
  )
}

export function tooLong(maxDuration: number) {
  const limit = maxDuration >= 3600 ? `${round(maxDuration / 3600)} h` : `${round(maxDuration / 60)} min`
  return new EngineError('too-long', `The video is longer than the limit of ${limit}.`)
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
