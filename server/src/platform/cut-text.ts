/**
 * The beginning of a text, so many units long at most, as every database keeps it: without half of a letter at its end, and
 * without what PostgreSQL refuses in any text.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replaceAll(/[\p{Cs}\0]/gu, '')
}
