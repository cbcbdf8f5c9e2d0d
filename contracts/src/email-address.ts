import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** An address as a person types it, in small letters. */
export const emailAddressSchema = z
  .string()
  .trim()
  .max(320)
  .refine((text) => z.email().safeParse(text).success, wrong('NOT_AN_EMAIL'))
  .transform((email) => email.toLowerCase())
