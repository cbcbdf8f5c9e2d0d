import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import type { HostRefusal } from '@aurelio/contracts/hosts'

export type ReadHost = { host: string } | { reason: HostRefusal; suggestion: string }

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Endings that name machines of a network of one's own, or nothing at all: nobody can prove them. */
const localEndings = /(?:^|\.)(?:local|lan|internal|intranet|home|corp|home\.arpa|onion|invalid)$/

/**
 * A host as somebody typed it: in small letters, or why it cannot be a site's, with how it would do where that is plain.
 * `own`: the hosts of the installation itself.
 */
export function readHost(typed: string, own: readonly string[]): ReadHost {
  const text = typed.trim().toLowerCase()
  if (/[/?#@\\]/.test(text)) return no('address', hostOfAddress(text))
  if (isIP(text.replaceAll(/^\[|\]$/g, ''))) return no('ip')
  if (/:\d*$/.test(text)) return no('port', text.replace(/:\d*$/, ''))
  if (text.endsWith('.')) return no('trailing-dot', text.replace(/\.+$/, ''))
  if (!/^\p{ASCII}*$/u.test(text)) return no('unicode', domainToASCII(text))
  const labels = text.split('.')
  if (text === 'localhost' || localEndings.test(text)) return no('local')
  if (text.length > 253 || labels.length < 2 || !labels.every((each) => label.test(each)))
    return no('malformed')
  // What a browser reads as a number is an address too: 127.1, 0x7f.1.
  if (/^(?:\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? '')) return no('ip')
  return own.includes(text) ? no('own') : { host: text }
}

function no(reason: HostRefusal, suggestion = '') {
  return { reason, suggestion }
}

function hostOfAddress(text: string): string {
  const whole = /^[a-z][a-z\d+.-]*:\/\//.test(text) ? text : `https://${text}`
  return URL.canParse(whole) ? new URL(whole).hostname : ''
}
