import type { ReactNode } from 'react'

/** What moves a little while its card is pointed at. */
const moving = 'transition-transform duration-150 ease-out'

/** What each tool does, in lines; by the last part of its address. */
const drawings: Partial<Record<string, () => ReactNode>> = {
  'aurelio-builder': BuilderDrawing,
  'image-optimizer': PicturesDrawing,
  'youtube-downloader': VideoDrawing,
  'seo-mass-generator': RowsDrawing,
  'pdf-tools': SheetsDrawing,
}

/** The drawing of the tool at this address; nothing for one that has none. */
export function ToolDrawing({ path }: { path: string }) {
  const Lines = drawings[path.slice(path.lastIndexOf('/') + 1)]
  if (!Lines) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 120"
      className="h-32 w-auto fill-none stroke-border-strong"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Lines />
    </svg>
  )
}

/** A page with one of its blocks taken hold of. */
function BuilderDrawing() {
  return (
    <>
      <rect x="36" y="14" width="168" height="96" rx="8" className="fill-surface" />
      <path d="M36 30h168M46 22h4M56 22h4M66 22h4M72 30v80" />
      <rect x="46" y="40" width="16" height="12" rx="2" />
      <rect x="46" y="60" width="16" height="12" rx="2" />
      <rect x="46" y="80" width="16" height="12" rx="2" />
      <path d="M84 86h46M84 96h30M146 84h44v16h-44z" />
      <g className={`${moving} group-hover:-translate-y-0.5`}>
        <rect x="84" y="42" width="108" height="32" rx="4" className="fill-accent-soft stroke-accent-text" />
        <path d="M94 54h40M94 64h24" className="stroke-accent-text" />
        <path d="M164 62l6 18 4-8 8-3z" className="fill-background stroke-accent-text" />
      </g>
    </>
  )
}

/** A heavy picture beside a light one. */
function PicturesDrawing() {
  return (
    <>
      <rect x="26" y="20" width="92" height="68" rx="6" className="fill-surface" />
      <circle cx="46" cy="40" r="7" />
      <path d="M26 78l28-24 20 16 16-12 28 22M26 102h92" />
      <path d="M128 54h16m-6-6l6 6-6 6" className="stroke-accent-text" />
      <g className={`${moving} group-hover:scale-95 [transform-box:fill-box] origin-center`}>
        <rect x="156" y="32" width="58" height="44" rx="5" className="fill-accent-soft stroke-accent-text" />
        <circle cx="170" cy="46" r="4" className="stroke-accent-text" />
        <path d="M156 70l18-15 12 10 10-8 18 14" className="stroke-accent-text" />
      </g>
      <path d="M156 102h20" className="stroke-accent-text" />
    </>
  )
}

/** A film that comes down. */
function VideoDrawing() {
  return (
    <>
      <rect x="52" y="12" width="136" height="74" rx="8" className="fill-surface" />
      <path d="M64 74h112" />
      <path d="M64 74h40" className="stroke-accent-text" />
      <path d="M112 30l22 13-22 13z" className="fill-accent-soft stroke-accent-text" />
      <path d="M88 98v8a4 4 0 0 0 4 4h56a4 4 0 0 0 4-4v-8" />
      <path
        d="M120 84v16m-7-7l7 7 7-7"
        className={`stroke-accent-text ${moving} group-hover:translate-y-0.5`}
      />
    </>
  )
}

/** One row that becomes a row for each place. */
function RowsDrawing() {
  return (
    <>
      <rect x="22" y="46" width="68" height="26" rx="5" className="fill-surface" />
      <path d="M32 59h24M64 59h16" />
      <path
        d="M96 59h14c10 0 8-32 18-32h6M110 59h24M110 59c10 0 8 32 18 32h6"
        className="stroke-accent-text"
      />
      <rect x="140" y="14" width="78" height="26" rx="5" className="fill-accent-soft stroke-accent-text" />
      <rect x="140" y="46" width="78" height="26" rx="5" className="fill-accent-soft stroke-accent-text" />
      <rect x="140" y="78" width="78" height="26" rx="5" className="fill-accent-soft stroke-accent-text" />
      <path d="M166 27h38M166 59h30M166 91h42" className="stroke-accent-text" />
      <g className={`stroke-accent-text ${moving} group-hover:-translate-y-0.5`}>
        <path d="M153 33c-4-4-5-6-5-8a5 5 0 0 1 10 0c0 2-1 4-5 8z" />
        <path d="M153 65c-4-4-5-6-5-8a5 5 0 0 1 10 0c0 2-1 4-5 8z" />
        <path d="M153 97c-4-4-5-6-5-8a5 5 0 0 1 10 0c0 2-1 4-5 8z" />
      </g>
    </>
  )
}

/** Sheets that become one document. */
function SheetsDrawing() {
  return (
    <>
      <path
        d="M44 30h36l14 14v54a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z"
        className="fill-surface"
      />
      <path
        d="M66 20h36l14 14v54a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
        className="fill-surface"
      />
      <path d="M102 20v14h14M74 50h26M74 62h30M74 74h18" />
      <path d="M130 58h16m-6-6l6 6-6 6" className="stroke-accent-text" />
      <g className={`${moving} group-hover:-translate-y-0.5`}>
        <path
          d="M164 18h30l14 14v66a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z"
          className="fill-accent-soft stroke-accent-text"
        />
        <path d="M194 18v14h14M172 50h24M172 62h24M172 84l6 6 12-13" className="stroke-accent-text" />
      </g>
    </>
  )
}
