/** A name for a saved file: safe on every system, at most 120 characters and the extension. `otherwise` where nothing is left. */
export function safeFileName(title: string, ext: string, otherwise: string): string {
  const safe = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
  const short = Array.from(safe)
    .slice(0, 120)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  // Names that Windows keeps for devices.
  const name = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short}_` : short
  return `${name || otherwise}.${ext}`
}

/** The header that saves a file under its name: plain for old programs, UTF-8 for the others. */
export function attachment(filename: string): string {
  const plain = filename
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
