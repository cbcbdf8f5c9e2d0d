/** A file name of what a person typed: what file systems refuse becomes `-`, and it ends as PDFs do. */
export function pdfName(text: string): string {
  const safe = text
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\.pdf$/i, '')
  return `${safe || 'documento'}.pdf`
}

/** A file's name without its extension. */
export function baseName(name: string): string {
  return name.replace(/\.[^.]+$/, '')
}
