const tiles = [0, 1, 2, 3, 4, 5]

/** A still of the editor, drawn in the theme's colours: panel, page and properties. Decoration only. */
export function ProductStill() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 380" className="size-full">
      <defs>
        <linearGradient id="still-brand" x1="0" y1="0" x2="1" y2="1">
          <stop className="[stop-color:var(--color-brand-from)]" />
          <stop offset="1" className="[stop-color:var(--color-brand-to)]" />
        </linearGradient>
      </defs>
      <rect x="1" y="1" width="558" height="378" rx="16" className="fill-background" />
      <path d="M1 41h558" className="stroke-border" />
      <rect x="16" y="14" width="14" height="14" rx="4" fill="url(#still-brand)" />
      <rect x="38" y="17" width="76" height="8" rx="4" className="fill-border-strong" />
      <rect x="398" y="12" width="62" height="18" rx="6" className="fill-hover" />
      <rect x="470" y="12" width="74" height="18" rx="6" className="fill-accent" />
      <Panel />
      <Page />
      <Properties />
      <rect x="1" y="1" width="558" height="378" rx="16" className="fill-none stroke-border-strong" />
    </svg>
  )
}

function Panel() {
  return (
    <g>
      <path d="M121 41v338" className="stroke-border" />
      <rect x="16" y="56" width="58" height="8" rx="4" className="fill-muted" />
      {tiles.map((tile) => (
        <g key={tile} transform={`translate(${16 + (tile % 2) * 48} ${80 + Math.floor(tile / 2) * 56})`}>
          <rect
            width="40"
            height="46"
            rx="8"
            className={tile === 3 ? 'fill-accent-soft stroke-accent-text' : 'fill-surface stroke-border'}
          />
          <rect
            x="12"
            y="11"
            width="16"
            height="12"
            rx="3"
            className={tile === 3 ? 'fill-accent-text' : 'fill-border-strong'}
          />
          <rect x="9" y="31" width="22" height="5" rx="2.5" className="fill-border-strong" />
        </g>
      ))}
    </g>
  )
}

/** The page is the light in the room, in both themes: hence fixed tones. */
function Page() {
  return (
    <g>
      <path d="M139 379V66a8 8 0 0 1 8-8h252a8 8 0 0 1 8 8v313z" className="fill-on-accent stroke-border" />
      <rect x="139" y="58" width="268" height="132" rx="8" fill="url(#still-brand)" />
      <rect x="163" y="84" width="150" height="14" rx="7" className="fill-on-accent" />
      <rect x="163" y="106" width="104" height="14" rx="7" className="fill-on-accent" />
      <rect x="163" y="132" width="172" height="7" rx="3.5" className="fill-on-accent opacity-70" />
      <rect x="163" y="152" width="78" height="22" rx="8" className="fill-on-accent" />
      <rect x="176" y="160" width="52" height="6" rx="3" className="fill-accent" />
      <g className="fill-brand-from">
        {[0, 1, 2].map((column) => (
          <g key={column} transform={`translate(${163 + column * 76} 210)`}>
            <rect width="66" height="62" rx="8" className="opacity-10" />
            <circle cx="16" cy="18" r="7" className="opacity-60" />
            <rect x="9" y="34" width="44" height="6" rx="3" className="opacity-40" />
            <rect x="9" y="45" width="32" height="5" rx="2.5" className="opacity-25" />
          </g>
        ))}
        <rect x="163" y="292" width="142" height="28" rx="8" className="opacity-15" />
        <rect x="313" y="292" width="70" height="28" rx="8" />
        <rect x="326" y="303" width="44" height="6" rx="3" className="fill-on-accent" />
      </g>
      <rect
        x="156"
        y="284"
        width="234"
        height="44"
        rx="10"
        className="fill-none stroke-accent"
        strokeWidth="2"
      />
      <g className="fill-on-accent stroke-accent" strokeWidth="2">
        <circle cx="156" cy="306" r="4" />
        <circle cx="390" cy="306" r="4" />
      </g>
    </g>
  )
}

function Properties() {
  return (
    <g>
      <path d="M425 41v338" className="stroke-border" />
      <rect x="441" y="56" width="30" height="8" rx="4" className="fill-accent-text" />
      <rect x="481" y="56" width="24" height="8" rx="4" className="fill-border-strong" />
      <rect x="515" y="56" width="28" height="8" rx="4" className="fill-border-strong" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(441 ${86 + row * 48})`}>
          <rect width="46" height="6" rx="3" className="fill-border-strong" />
          <rect y="14" width="102" height="20" rx="6" className="fill-surface stroke-border" />
        </g>
      ))}
      <path d="M441 248h102" className="stroke-border-strong" strokeWidth="4" strokeLinecap="round" />
      <path d="M441 248h62" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
      <circle cx="503" cy="248" r="7" className="fill-on-accent stroke-accent" strokeWidth="2" />
      <g transform="translate(441 276)">
        <circle cx="10" cy="10" r="10" className="fill-brand-from" />
        <circle cx="37" cy="10" r="10" className="fill-brand-to" />
        <circle cx="64" cy="10" r="10" className="fill-success" />
        <circle cx="91" cy="10" r="10" className="fill-warning" />
      </g>
    </g>
  )
}
