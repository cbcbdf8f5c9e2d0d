import { z } from 'zod'

/** A setting that is a whole number between two others. */
export function whole(min: number, max: number, fallback: number) {
  const message = `debe ser un número entero entre ${min} y ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message).default(fallback)
}
