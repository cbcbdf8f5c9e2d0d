/** The person's time zone by its IANA name: their days begin at their midnight. */
export function zone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
