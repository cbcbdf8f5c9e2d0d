/** A campaign as leads are found by it: in small letters, as nobody types a link twice the same. Null for none. */
export function campaignKey(name: string): string | null {
  return name.trim().toLowerCase() || null
}
