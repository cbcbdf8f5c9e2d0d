import { z } from 'zod'

/** A list with commas, each entry by its own reader, which answers null to a wrong one. */
export function list<Entry>(read: (entry: string) => Entry | null, message: string) {
  return z.string().transform((value, context): Entry[] => {
    const entries = value.split(',').map((entry) => read(entry.trim()))
    if (!entries.includes(null)) return entries.filter((entry) => entry !== null)
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** A port, or null for what is none. */
export function port(entry: string) {
  const number = Number(entry)
  return /^\d+$/.test(entry) && number >= 1 && number <= 65_535 ? number : null
}

/** `name:port`; null for anything else. */
export function hostAndPort(entry: string) {
  const [, host = '', digits = ''] = /^(.+):(\d+)$/.exec(entry) ?? []
  const number = port(digits)
  // No wildcard and no network: each exception is one host and one port.
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return number !== null && /^[\w.:-]+$/.test(name) ? { host: name, port: number } : null
}
