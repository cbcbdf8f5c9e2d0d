import type { Option } from '../definition.ts'

/** The places a person may link to, each with a drawing of our own: strokes on a field of 24 by 24. */
export const networks = {
  facebook: { name: 'Facebook', path: 'M15.5 4.5h-1.6a3.2 3.2 0 0 0-3.2 3.2v12.8M7.5 12h7.5' },
  instagram: {
    name: 'Instagram',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM16.8 7.2h.01',
  },
  x: { name: 'X', path: 'M5 5l14 14M19 5L5 19' },
  youtube: {
    name: 'YouTube',
    path: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
  },
  linkedin: { name: 'LinkedIn', path: 'M5.5 10v9M5.5 5.5h.01M10.5 19v-9M10.5 14a4 4 0 0 1 8 0v5' },
  tiktok: { name: 'TikTok', path: 'M13 4v11.5a3.8 3.8 0 1 1-3.8-3.8M13 4c.4 3 2.4 4.8 5.4 5' },
  whatsapp: {
    name: 'WhatsApp',
    path: 'M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19zM9.2 8.6c-.4 3.6 2.6 6.6 6.2 6.2',
  },
  telegram: { name: 'Telegram', path: 'M20.5 4.5L3.5 11l5.5 2.2L17 8l-5.4 6.6 6 4.4z' },
  pinterest: { name: 'Pinterest', path: 'M10 20.5l2.4-10M8.4 13.5a5 5 0 1 1 7.6.6c-1.8 1.6-4 1-4.6-.6' },
  email: { label: 'Correo electrónico', path: 'M4 6h16v12H4zM4 7l8 6 8-6' },
  web: {
    label: 'Página web',
    path: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  },
} as const

export type Network = keyof typeof networks

/** What a published page calls it. */
export function networkName(network: Network): string {
  const named = networks[network]
  return 'name' in named ? named.name : named.label
}

/** What the properties panel offers. */
export function networkOption(value: Network): Option {
  const named = networks[value]
  return 'name' in named ? { value, name: named.name } : { value, label: named.label }
}

export const networkNames: readonly Network[] = [
  'instagram',
  'facebook',
  'whatsapp',
  'youtube',
  'tiktok',
  'linkedin',
  'x',
  'telegram',
  'pinterest',
  'email',
  'web',
]
