import { drawing } from '../builder.ts'

/** A tick in a round ground: the point of a list. */
export const tick = (ground: string, line: string): string =>
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28">
    <circle cx="14" cy="14" r="14" fill="${ground}"/>
    <path d="M8.5 14.5l3.8 3.8 7.4-8" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`)

/** The number of a step in a round ground. */
export const step = (number: number, ground: string, line: string): string =>
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="24" fill="${ground}"/>
    <text x="24" y="31" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${line}">${number}</text>
  </svg>`)

const paths = {
  price: '<path d="M17 11h11l13 13-14 14-13-13V14a3 3 0 0 1 3-3z"/><circle cx="22" cy="20" r="2.4"/>',
  calendar:
    '<rect x="12" y="14" width="28" height="26" rx="4"/><path d="M12 22h28M20 10v8M32 10v8M21 31l4 4 7-8"/>',
  person: '<circle cx="26" cy="19" r="7"/><path d="M13 41c1-9 6-13 13-13s12 4 13 13"/>',
  megaphone: '<path d="M12 22v8h6l14 8V14l-14 8z"/><path d="M38 21c2 3 2 7 0 10M19 31l2 9h5l-2-6"/>',
  message:
    '<path d="M13 13h26a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H26l-9 7v-7h-4a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3z"/><path d="M18 21h16M18 27h10"/>',
  chart: '<path d="M12 12v28h28"/><path d="M18 32l7-8 5 5 9-12"/><path d="M33 17h6v6"/>',
} as const

/** A line drawing on a soft square: the head of a benefit. */
export const icon = (name: keyof typeof paths, ground: string, line: string): string =>
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="52" height="52" viewBox="0 0 52 52">
    <rect width="52" height="52" rx="14" fill="${ground}"/>
    <g fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${paths[name]}</g>
  </svg>`)

/** Five stars in a row. */
export const stars = (fill: string): string => {
  const star = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z'
  const five = [0, 1, 2, 3, 4].map((at) => `<path transform="translate(${at * 26} 0)" d="${star}"/>`)
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="24" viewBox="0 0 128 24" fill="${fill}">${five.join('')}</svg>`,
  )
}
