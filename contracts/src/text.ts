import { z } from 'zod'

/** One line of text that a person names something with: at least one visible character, no control characters. */
export function lineSchema(longest: number, missing: string) {
  return z
    .string()
    .trim()
    .max(longest, tooLong(longest))
    .refine((text) => /[^\s\p{DI}]/u.test(text), missing)
    .refine((text) => !/\p{Cc}/u.test(text), 'No puede llevar caracteres de control.')
}

/** Text of any number of lines, empty too; line breaks and tabs are its only control characters. */
export function textSchema(longest: number) {
  return z
    .string()
    .trim()
    .max(longest, tooLong(longest))
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'No puede llevar caracteres de control.')
}

/** What is looked for in names, whatever its case and its accents. */
export const searchTextSchema = z
  .string()
  .trim()
  .max(200, tooLong(200))
  .refine((text) => !/\p{Cc}/u.test(text), 'No puede llevar caracteres de control.')

function tooLong(longest: number) {
  return `No puede pasar de ${longest} caracteres.`
}
