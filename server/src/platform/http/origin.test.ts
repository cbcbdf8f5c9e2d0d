import { expect, it } from 'vitest'
import { mayChange, trustedOrigin } from './origin.ts'

const open = trustedOrigin({ baseUrl: 'http://localhost:8000', baseUrlFixed: false })
const fixed = trustedOrigin({ baseUrl: 'https://panel.ejemplo.es', baseUrlFixed: true })
const cookie = { cookie: 'aurelio.session_token=x' }

it.each([
  ['reading is free', 'GET', { origin: 'https://malo.example', ...cookie }, open, true],
  [
    'the own address',
    'POST',
    { origin: 'http://localhost:8000', host: 'localhost:8000', ...cookie },
    open,
    true,
  ],
  [
    'the address in the local network',
    'POST',
    { origin: 'http://192.168.1.5:8000', host: '192.168.1.5:8000', ...cookie },
    open,
    true,
  ],
  [
    'another port of the same machine',
    'POST',
    { origin: 'http://localhost:9000', host: 'localhost:8000', ...cookie },
    open,
    false,
  ],
  ['another site', 'POST', { origin: 'https://malo.example', host: 'localhost:8000' }, open, false],
  ['a sandboxed page', 'POST', { origin: 'null', host: 'localhost:8000' }, open, false],
  ['no origin with a cookie', 'POST', { ...cookie }, open, false],
  ['a script without a session', 'DELETE', {}, open, true],
  ['an old browser from another site', 'POST', { 'sec-fetch-site': 'cross-site' }, open, false],
  [
    'a set address',
    'PUT',
    { origin: 'https://panel.ejemplo.es', host: 'inside:8000', ...cookie },
    fixed,
    true,
  ],
  [
    'a host header does not help where the address is set',
    'PUT',
    { origin: 'https://malo.example', host: 'malo.example', ...cookie },
    fixed,
    false,
  ],
])('%s', (_name, method, headers, isTrusted, allowed) => {
  expect(mayChange(method, new Headers(headers), isTrusted)).toBe(allowed)
})
