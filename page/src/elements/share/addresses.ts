/** Where a page is handed on, with its whole address: plain links, so that nobody hears of who only looks. */
const ways = {
  whatsapp: (url: string) => `https://wa.me/?text=${url}`,
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  x: (url: string) => `https://x.com/intent/post?url=${url}`,
  linkedin: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  telegram: (url: string) => `https://t.me/share/url?url=${url}`,
  email: (url: string) => `mailto:?body=${url}`,
} as const

export type Way = keyof typeof ways
export const shareWays = [
  'whatsapp',
  'facebook',
  'x',
  'linkedin',
  'telegram',
  'email',
] as const satisfies Way[]

/** The link that hands on the page at a whole address. */
export function shareLink(way: Way, url: string): string {
  return ways[way](encodeURIComponent(url))
}
