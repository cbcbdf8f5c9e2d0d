import { drawing } from '../builder.ts'

/** The cover of a guide with a sheet of ticks behind it. */
export const guide =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="520" height="460" viewBox="0 0 520 460">
  <clipPath id="b"><path d="M84 62a16 16 0 0 1 16-16h208a12 12 0 0 1 12 12v328a12 12 0 0 1-12 12H100a16 16 0 0 1-16-16z"/></clipPath>
  <ellipse cx="262" cy="424" rx="190" ry="18" fill="#dcd3f5"/>
  <g transform="rotate(7 350 220)">
    <rect x="244" y="52" width="212" height="320" rx="14" fill="#ffffff" stroke="#d9cffa" stroke-width="3"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5">
      <g stroke="#5b21b6"><path d="M376 104l8 8 14-16M376 154l8 8 14-16M376 204l8 8 14-16M376 254l8 8 14-16"/></g>
      <g stroke="#e4dcfb"><path d="M418 108h18M418 158h18M418 208h18M418 258h18M376 308h60"/></g>
    </g>
  </g>
  <g transform="rotate(-5 200 230)">
    <path d="M84 62a16 16 0 0 1 16-16h208a12 12 0 0 1 12 12v328a12 12 0 0 1-12 12H100a16 16 0 0 1-16-16z" fill="#4c1d95"/>
    <path d="M84 62a16 16 0 0 1 16-16h14v352h-14a16 16 0 0 1-16-16z" fill="#3b1478"/>
    <circle cx="296" cy="84" r="84" fill="#6d36c9" opacity=".55" clip-path="url(#b)"/>
    <g font-family="system-ui,sans-serif" fill="#ffffff">
      <text x="134" y="150" font-size="96" font-weight="800">7</text>
      <text x="134" y="194" font-size="22" font-weight="700">cambios que</text>
      <text x="134" y="224" font-size="22" font-weight="700">hacen vender</text>
      <text x="134" y="254" font-size="22" font-weight="700">a tu tienda</text>
    </g>
    <path d="M134 290h64" stroke="#fbbf24" stroke-width="6" stroke-linecap="round"/>
    <g fill="none" stroke="#d8c8fb" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M140 330h14l9 34h36l8-24h-47"/><circle cx="168" cy="376" r="3"/><circle cx="196" cy="376" r="3"/>
    </g>
  </g>
</svg>`)
