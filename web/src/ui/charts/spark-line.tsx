const [width, height] = [96, 24] as const
/** Room for the line's own thickness. */
const margin = 2

/** How a figure has moved, without axes or words: what it shows is said beside it. Nothing where nothing moved. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const most = Math.max(...values)
  if (values.length < 2 || most === 0) return null
  const x = (at: number) => margin + (at * (width - 2 * margin)) / (values.length - 1)
  const y = (value: number) => height - margin - (value * (height - 2 * margin)) / most
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-6 w-full max-w-40 overflow-visible"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--accent-text)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="2" fill="var(--accent-text)" />
    </svg>
  )
}
