import { drawing } from '../builder.ts'

/** What stands in a film's place until it has an address: a speaker, and the sign to start. */
export const videoCover =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a1218"/><stop offset="1" stop-color="#17090b"/></linearGradient></defs>
  <rect width="960" height="540" fill="url(#g)"/>
  <circle cx="700" cy="250" r="250" fill="#7f1d2b" opacity=".4"/>
  <path d="M480 560c6-130 70-180 200-180s196 50 204 180z" fill="#f4efe9"/>
  <path d="M640 400l42 60 44-60-42 24z" fill="#d9d0c5"/>
  <path d="M636 318h92v74c-24 30-70 30-92 0z" fill="#d99a74"/>
  <ellipse cx="682" cy="250" rx="92" ry="106" fill="#eab28c"/>
  <path d="M586 250c-16-94 30-142 100-140s114 44 98 144c-8-40-24-66-46-76-40 20-90 18-112 8-18 14-32 34-40 64z" fill="#251511"/>
  <path d="M594 268c4 88 40 116 90 116s84-28 88-116c-10 40-30 52-52 56-24-8-50-8-72 0-24-4-44-20-54-56z" fill="#251511" opacity=".92"/>
  <path d="M654 318c18 12 40 12 58 0" fill="none" stroke="#f4efe9" stroke-width="7" stroke-linecap="round"/>
  <circle cx="648" cy="252" r="7" fill="#251511"/><circle cx="718" cy="252" r="7" fill="#251511"/>
  <g font-family="system-ui,sans-serif" fill="#ffffff" font-weight="800"><text x="64" y="150" font-size="54">«Entiendo</text><text x="64" y="214" font-size="54">todo, pero no</text><text x="64" y="278" font-size="54">me sale.»</text></g>
  <rect x="64" y="310" width="120" height="8" rx="4" fill="#ef4444"/>
  <circle cx="480" cy="404" r="60" fill="#dc2626"/><path d="M462 374l50 30-50 30z" fill="#ffffff"/>
  <rect x="64" y="478" width="832" height="6" rx="3" fill="#ffffff" opacity=".35"/><circle cx="70" cy="481" r="10" fill="#ffffff"/>
  <text x="64" y="456" font-family="system-ui,sans-serif" font-size="20" fill="#ffffff">Tu vídeo va aquí</text>
</svg>`)
