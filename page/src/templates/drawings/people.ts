import { drawing } from '../builder.ts'

type Look = { ground: string; skin: string; hair: string; shirt: string; style?: keyof typeof hairs }

const hairs = {
  short: '<path d="M30 50c-3-26 10-36 30-36s33 10 30 36c-4-12-9-18-15-20-12 5-24 5-32 3-6 3-10 9-13 17z"/>',
  long: '<path d="M28 92c-6-48 0-78 32-78s38 30 32 78c-8 2-14-2-14-8V50c-14-2-24-8-28-14-2 8-6 13-10 15v33c0 6-6 10-12 8z"/>',
  bun: '<circle cx="60" cy="12" r="11"/><path d="M29 52c-4-27 10-38 31-38s35 11 31 38c-6-14-15-21-31-21s-25 7-31 21z"/>',
  curly:
    '<g><circle cx="38" cy="32" r="14"/><circle cx="54" cy="21" r="14"/><circle cx="72" cy="23" r="14"/><circle cx="84" cy="36" r="13"/><circle cx="32" cy="46" r="9"/><circle cx="89" cy="49" r="9"/></g>',
} as const

/** A portrait in a round ground. */
export function portrait({ ground, skin, hair, shirt, style = 'short' }: Look): string {
  return drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">
    <clipPath id="r"><circle cx="60" cy="60" r="60"/></clipPath>
    <g clip-path="url(#r)">
      <rect width="120" height="120" fill="${ground}"/>
      <path d="M10 130c2-32 20-44 50-44s48 12 50 44z" fill="${shirt}"/>
      <path d="M48 70h24v20c-6 8-18 8-24 0z" fill="${skin}"/>
      <g fill="${hair}">${style === 'long' ? hairs.long : ''}</g>
      <ellipse cx="60" cy="54" rx="26" ry="29" fill="${skin}"/>
      <g fill="${hair}">${style === 'long' ? '<path d="M33 52c-3-24 8-34 27-34s30 10 27 34c-4-12-9-17-14-19-14 6-30 4-40 19z"/>' : hairs[style]}</g>
      <g fill="#2a1a14"><circle cx="50" cy="56" r="2.6"/><circle cx="70" cy="56" r="2.6"/></g>
      <path d="M52 68c5 5 11 5 16 0" fill="none" stroke="#2a1a14" stroke-opacity=".6" stroke-width="2.6" stroke-linecap="round"/>
    </g>
  </svg>`)
}
