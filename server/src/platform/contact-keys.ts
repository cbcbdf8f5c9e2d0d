/** How somebody may be reached, as they wrote it. */
export type Reach = { email: string; phone: string }

/** What two messages of one person have in common, however they wrote it; null where there is nothing to compare. */
export function keysOf({ email, phone }: Reach) {
  // The prefix of Spain is written by some and left out by others.
  const digits = phone.replaceAll(/\D/g, '').replace(/^(?:00)?34(?=\d{9}$)/, '')
  return { emailKey: email.toLowerCase() || null, phoneKey: digits || null }
}
