/** A text without case and accents, as a migration wrote it: what it did stays as it was, whatever the product does now. */
export function searchable(text: string): string {
  const plain = /\P{ASCII}/u.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
  return plain.toLowerCase()
}
