const robots = /bot\b|crawl|spider|slurp|preview/i

/** What kind of machine a browser says that it runs on; null for a robot that says so. */
export function deviceOf(userAgent = ''): 'mobile' | 'tablet' | 'desktop' | null {
  if (robots.test(userAgent)) return null
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone/i.test(userAgent) ? 'mobile' : 'desktop'
}
