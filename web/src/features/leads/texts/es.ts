/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} leads_one': '{{count}} lead',
  '{{count}} leads_other': '{{count}} leads',
}
