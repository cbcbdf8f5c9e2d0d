import Bowser from 'bowser'

const kinds: Record<string, string> = { desktop: 'Ordenador', mobile: 'Móvil', tablet: 'Tableta' }

/** What a browser says of itself, in words: `Ordenador`, `Chrome`, `Windows`; empty where it says nothing known. */
export function deviceOf(userAgent: string | null): { device: string; browser: string; system: string } {
  if (!userAgent) return { device: '', browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { device: kinds[platform.type ?? ''] ?? '', browser: browser.name ?? '', system: os.name ?? '' }
}
