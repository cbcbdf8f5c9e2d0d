import { inRoot } from './root.mjs'

/**
 * How Node runs the built server. Without source maps: holding them costs more memory than the server itself, and its
 * bundle keeps names and lines. A small young generation is collected more often and holds less, and the old one is
 * collected once it has grown by two fifths, where V8 would let it grow fourfold under load. So small a young generation is
 * collected by one thread in less than it takes several to agree. The code of WebAssembly is kept until its module goes: giving
 * parts of it back while codecs run in threads ends the whole process now and then (nodejs/node#64500).
 */
export const serverCommand = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
  '--no-wasm-code-gc',
  inRoot('server', 'dist', 'main.js'),
]

/**
 * What its environment has beside the settings, unless whoever starts it says otherwise. The C library would keep a heap for
 * each of Node's threads, and what is freed in one would be of no use to another.
 */
export const serverDefaults = { MALLOC_ARENA_MAX: '2' }
