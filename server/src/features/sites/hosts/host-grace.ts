const graceMs = 14 * 24 * 60 * 60 * 1000

/** When a host is let go whose record is missing since this moment. */
export function hostLostAt(missingSince: string): string {
  return new Date(Date.parse(missingSince) + graceMs).toISOString()
}
