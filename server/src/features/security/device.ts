import Bowser from 'bowser'

const kinds: Record<string, string> = { desktop: 'Ordenador', mobile: 'Móvil', tablet: 'Tableta' }

/** What a browser says of itself, in words: `Ordenador`, `Chrome en Windows`; empty where it says nothing known. */
export function deviceOf(userAgent: string | null): { device: string; browser: string } {
  if (!userAgent) return { device: '', browser: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = browser.name ?? ''
  return {
    device: kinds[platform.type ?? ''] ?? '',
    browser: name && os.name ? `${name} en ${os.name}` : name,
  }
}
