import { formatBytes } from '../../../platform/format.ts'
import { largeBytes } from '../engine/sizes.ts'

/** ` · 3,4 MB` to follow a size in kilobytes; nothing under 1 MB. */
export function besideLarge(bytes: number): string {
  return bytes >= largeBytes ? ` · ${formatBytes(bytes)}` : ''
}
