import { slugify } from './slug.ts'

/** What happens to a column: words replaced, words replaced by their slug, or nothing. */
export type ColumnMode = 'text' | 'slug' | 'none'

/** Why a column starts as it does: it holds links (spec §9), bare slugs, or plain text. */
export type ColumnReason = 'links' | 'slugs' | 'text'

const link = /https?:\/\/|www\./i
const slugHeader = /^(?:slug|url|handle|url[ _-]handle|permalink|enlace|post_name|enlace[ _-]permanente)$/i

function isSlugLike(cell: string): boolean {
  return cell !== '' && /^\/?[a-z0-9]+(?:[-/][a-z0-9]+)*\/?$/.test(cell)
}

/** Judges a column by its first five data cells; a column with a link among them is a link column. */
export function judgeColumn(header: string, firstFive: readonly string[]): ColumnReason {
  if (firstFive.some((cell) => link.test(cell))) return 'links'
  const filled = firstFive.filter((cell) => cell !== '')
  if (filled.length === 0 || !filled.every(isSlugLike)) return 'text'
  if (slugHeader.test(header.trim())) return 'slugs'
  const told = filled.every((cell) => cell.includes('-') && slugify(cell) === cell && /[a-z]/.test(cell))
  return told ? 'slugs' : 'text'
}

export function modeOf(reason: ColumnReason): ColumnMode {
  return reason === 'text' ? 'text' : 'slug'
}
