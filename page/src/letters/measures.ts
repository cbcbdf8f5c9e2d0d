import type { LetterLooks } from './looks.ts'

/** Widest letter, in CSS pixels. */
export const letterWidth = 600
/** Room beside its words, on each side. */
export const letterPadding = 24

export function headingFamily(looks: LetterLooks): string {
  return `${family(looks.value('token:heading-font'))}Arial,Helvetica,sans-serif`
}

export function bodyFamily(looks: LetterLooks): string {
  return `${family(looks.value('token:body-font'))}Arial,Helvetica,sans-serif`
}

/** A kit's family, for the programs that have it. */
function family(value: string): string {
  const first = value.split(',')[0]?.replaceAll(/['"]/g, '').trim() ?? ''
  return /^[\p{L}\d ]+$/u.test(first) && first !== 'inherit' ? `'${first}',` : ''
}
