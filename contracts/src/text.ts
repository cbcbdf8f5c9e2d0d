import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** One line of text that a person names something with: at least one visible character, no control characters. */
export function lineSchema(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => /[^\s\p{DI}]/u.test(text), wrong('REQUIRED'))
    .refine((text) => !/\p{Cc}/u.test(text), wrong('CONTROL_CHARACTERS'))
}

/** Text of any number of lines, empty too; line breaks and tabs are its only control characters. */
export function textSchema(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), wrong('CONTROL_CHARACTERS'))
}

/** Text exactly as it was typed, spaces at its ends too: what is saved while somebody still writes, and what is compared whole. */
export function typedSchema(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), wrong('CONTROL_CHARACTERS'))
}

/** One line of text that may stay empty. */
export function optionalLineSchema(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !/\p{Cc}/u.test(text), wrong('CONTROL_CHARACTERS'))
}

/** What is looked for in names, whatever its case and its accents. */
export const searchTextSchema = optionalLineSchema(200)
