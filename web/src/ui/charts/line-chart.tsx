import {
  CartesianGrid,
  Line,
  LineChart as Lines,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '../../platform/format.ts'

export type LineSeries = {
  name: string
  /** One for each point; a line ends where it has none. */
  values: readonly number[]
  /** Drawn thin and dashed: what the others are held against. */
  isCompared?: boolean
}
export type LineMark = { at: string; text: string }

type LineChartProps = {
  /** What stands below each point. */
  points: readonly { at: string; label: string }[]
  series: readonly LineSeries[]
  /** What happened at a point. */
  marks?: readonly LineMark[]
  /** The main thing, for whoever does not see it. */
  label: string
}

const colours = ['var(--accent-text)', 'var(--project-teal)', 'var(--project-amber)']

/** Lines over time. By keyboard the arrows go from point to point. */
export function LineChart({ points, series, marks = [], label }: LineChartProps) {
  const rows = points.map(({ at, label: name }, index) => ({
    at,
    name,
    ...Object.fromEntries(series.map(({ values }, each) => [`line${each}`, values[index] ?? null])),
  }))
  const labels = new Map(points.map(({ at, label: name }) => [at, name]))
  const labelOf = (at: unknown) => labels.get(String(at)) ?? ''
  return (
    <div className="h-64 w-full overflow-x-clip text-dense">
      <ResponsiveContainer width="100%" height="100%">
        <Lines role="img" aria-label={label} data={rows} margin={{ top: 12, right: 12, bottom: 0, left: 0 }}>
          <CartesianGrid stroke="var(--border)" vertical={false} />
          <XAxis
            dataKey="at"
            tickFormatter={labelOf}
            stroke="var(--muted)"
            minTickGap={24}
            tickLine={false}
          />
          <YAxis
            allowDecimals={false}
            stroke="var(--muted)"
            width={44}
            tickFormatter={formatNumber}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            labelFormatter={labelOf}
            formatter={(value, name) => [formatNumber(Number(value)), name]}
            contentStyle={{
              background: 'var(--raised)',
              border: '1px solid var(--border-strong)',
              borderRadius: 8,
            }}
            labelStyle={{ color: 'var(--foreground)' }}
          />
          {marks.map(({ at, text }) => (
            <ReferenceLine
              key={`${at} ${text}`}
              x={at}
              stroke="var(--border-strong)"
              strokeDasharray="2 2"
              label={{ value: '▲', position: 'insideBottom', fill: 'var(--muted)' }}
            />
          ))}
          {series.map(({ name, isCompared = false }, index) => (
            <Line
              key={name}
              name={name}
              dataKey={`line${index}`}
              stroke={isCompared ? 'var(--muted)' : (colours[index % colours.length] ?? 'var(--accent-text)')}
              strokeWidth={isCompared ? 1.5 : 2}
              strokeDasharray={isCompared ? '4 4' : ''}
              dot={points.length === 1}
              isAnimationActive={false}
            />
          ))}
        </Lines>
      </ResponsiveContainer>
    </div>
  )
}
