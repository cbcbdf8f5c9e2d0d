import { drawing } from '../builder.ts'

/** A class on a screen, live: the hero of the webinar page. */
export const liveClass =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="560" height="420" viewBox="0 0 560 420">
  <defs>
    <linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3b2f86"/><stop offset="1" stop-color="#6d3fb8"/></linearGradient>
    <clipPath id="c"><rect x="52" y="42" width="456" height="286" rx="12"/></clipPath>
  </defs>
  <rect x="36" y="26" width="488" height="318" rx="24" fill="#0b1024"/>
  <rect x="52" y="42" width="456" height="286" rx="12" fill="url(#a)"/>
  <g clip-path="url(#c)">
    <circle cx="172" cy="330" r="150" fill="#7d52cc" opacity=".45"/>
    <path d="M78 340c4-74 42-106 94-106s90 32 94 106z" fill="#f59e0b"/>
    <path d="M146 236v30c12 14 40 14 52 0v-30z" fill="#e9b08c"/>
    <circle cx="172" cy="186" r="52" fill="#f6c7a4"/>
    <path d="M118 188c-6-50 22-76 58-74 36 2 54 30 48 70-8-24-22-38-40-40-22 10-44 12-56 10-4 10-8 20-10 34z" fill="#3a2418"/>
    <circle cx="154" cy="190" r="4.5" fill="#3a2418"/><circle cx="192" cy="190" r="4.5" fill="#3a2418"/>
    <path d="M158 210c8 8 20 8 28 0" fill="none" stroke="#a75b3d" stroke-width="4" stroke-linecap="round"/>
    <rect x="300" y="96" width="176" height="136" rx="12" fill="#ffffff"/>
    <path d="M322 204v-28M352 204v-46M382 204v-38M412 204v-66M442 204v-84" stroke="#c9b8f2" stroke-width="16" stroke-linecap="round"/>
    <path d="M318 168l34-26 32 14 58-52" fill="none" stroke="#f59e0b" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="300" y="252" width="120" height="14" rx="7" fill="#ffffff" opacity=".75"/>
    <rect x="300" y="278" width="80" height="14" rx="7" fill="#ffffff" opacity=".45"/>
  </g>
  <rect x="72" y="62" width="112" height="32" rx="16" fill="#e11d48"/>
  <circle cx="92" cy="78" r="6" fill="#ffffff"/>
  <text x="106" y="84" font-family="system-ui,sans-serif" font-size="16" font-weight="700" fill="#ffffff">En vivo</text>
  <path d="M224 344h112l16 38H208z" fill="#1b2343"/>
  <rect x="168" y="378" width="224" height="14" rx="7" fill="#2b3560"/>
</svg>`)
