/** More than anybody pastes line by line. */
export const mostAddresses = 50

/** Addresses of the web in a text that holds nothing else, one a line or apart by spaces; none in any other text. */
export function addressesIn(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words.every(isAddress) ? [...new Set(words)] : []
}

/** Of the web, without a name or a password in it. */
export function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

const ends: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/heic': 'heic',
  'image/tiff': 'tif',
  'image/bmp': 'bmp',
}

/** What a picture is called by the end of its address and by what it turned out to be: `playa.jpg`. */
export function nameOfAddress(address: string, type: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  const stem = decoded(last).replace(/\.\w{1,5}$/, '')
  return `${stem || new URL(address).hostname}.${ends[type] ?? 'img'}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
