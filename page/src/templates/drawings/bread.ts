import { drawing } from '../builder.ts'

/** A loaf just out of the oven, under a big sun: the picture of the discount page. */
export const bread =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="620" height="620" viewBox="0 0 620 620">
  <circle cx="310" cy="300" r="270" fill="#ffb81f"/>
  <g stroke="#1d1710" stroke-width="7" stroke-linecap="round" fill="none"><path d="M212 118c-18-24 18-36 0-62M310 100c-18-24 18-36 0-62M408 118c-18-24 18-36 0-62"/></g>
  <ellipse cx="310" cy="520" rx="250" ry="34" fill="#1d1710" opacity=".16"/>
  <path d="M76 470h468l-22 46H98z" fill="#1d1710"/>
  <rect x="48" y="448" width="524" height="30" rx="15" fill="#7a4a1d"/>
  <path d="M96 410c-10-140 82-236 214-236s224 96 214 236c-2 28-20 40-48 40H144c-28 0-46-12-48-40z" fill="#b8651b"/>
  <path d="M112 384c0-116 78-192 198-192s198 76 198 192c-40-96-110-142-198-142s-158 46-198 142z" fill="#d98530"/>
  <g fill="#fbe3b5"><path d="M190 392c-14-60 0-110 34-142 16 46 10 100-34 142z"/><path d="M290 392c-22-66-14-120 16-164 26 48 30 104-16 164z"/><path d="M394 392c-34-52-40-102-14-148 36 38 48 90 14 148z"/></g>
  <g fill="#fff6df" opacity=".9"><circle cx="160" cy="330" r="5"/><circle cx="246" cy="216" r="5"/><circle cx="352" cy="212" r="4"/><circle cx="452" cy="300" r="5"/><circle cx="470" cy="380" r="4"/><circle cx="140" cy="396" r="4"/></g>
  <g transform="rotate(12 500 170)"><circle cx="500" cy="170" r="92" fill="#1d1710"/><text x="500" y="164" text-anchor="middle" font-family="system-ui,sans-serif" font-size="46" font-weight="800" fill="#ffd84d">−15 %</text><text x="500" y="198" text-anchor="middle" font-family="system-ui,sans-serif" font-size="17" font-weight="600" fill="#ffffff">primer pedido</text></g>
</svg>`)
