import type { Device } from '@aurelio/contracts/security'
import Bowser from 'bowser'

const kinds: Record<string, Device> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** What a browser says of itself: its kind, `Chrome`, `Windows`; null or empty where it says nothing known. */
export function deviceOf(userAgent: string | null): {
  device: Device | null
  browser: string
  system: string
} {
  if (!userAgent) return { device: null, browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { device: kinds[platform.type ?? ''] ?? null, browser: browser.name ?? '', system: os.name ?? '' }
}
