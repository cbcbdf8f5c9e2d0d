import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** An address as a person types it, in small letters; as long as a server of mail takes it (RFC 5321, 4.5.3.1.3). */
export const emailAddressSchema = z
  .string()
  .trim()
  .max(254)
  .refine((text) => z.email().safeParse(text).success, wrong('NOT_AN_EMAIL'))
  .transform((email) => email.toLowerCase())
