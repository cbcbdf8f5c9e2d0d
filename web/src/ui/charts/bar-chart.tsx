import type { ReactNode } from 'react'
import {
  Bar,
  BarChart as Bars,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '../../platform/format.ts'

type BarChartProps = {
  /** A bar each, from top to bottom. */
  rows: readonly { id: string; name: string }[]
  /** What a bar is made of, one behind the other; as many values as there are rows. */
  parts: readonly { name: string; color: string; values: readonly number[] }[]
  /** How a figure is said. */
  format?: (value: number) => string
  /** The main thing, for whoever does not see it. */
  label: string
}

function legendText(name: ReactNode) {
  return <span style={{ color: 'var(--foreground)' }}>{name}</span>
}

const barHeight = 36
/** Letters of a name beside its bar. */
const longestName = 16

/** Figures beside each other, each with its parts. */
export function BarChart({ rows, parts, format = formatNumber, label }: BarChartProps) {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const nameOf = (id: unknown) => names.get(String(id)) ?? ''
  const shortNameOf = (id: unknown) => {
    const name = nameOf(id)
    return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name
  }
  const data = rows.map(({ id }, index) => ({
    id,
    ...Object.fromEntries(parts.map(({ values }, part) => [`part${part}`, values[index] ?? 0])),
  }))
  return (
    <div className="w-full overflow-x-clip text-dense" style={{ height: rows.length * barHeight + 72 }}>
      <ResponsiveContainer width="100%" height="100%">
        <Bars
          role="img"
          aria-label={label}
          data={data}
          layout="vertical"
          margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke="var(--border)" horizontal={false} />
          <XAxis
            type="number"
            allowDecimals={false}
            stroke="var(--muted)"
            tickFormatter={format}
            tickLine={false}
            axisLine={false}
          />
          <YAxis
            type="category"
            dataKey="id"
            tickFormatter={shortNameOf}
            stroke="var(--muted)"
            width={120}
            tickLine={false}
          />
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            labelFormatter={nameOf}
            formatter={(value, name) => [format(Number(value)), name]}
            contentStyle={{
              background: 'var(--raised)',
              border: '1px solid var(--border-strong)',
              borderRadius: 8,
            }}
            labelStyle={{ color: 'var(--foreground)' }}
          />
          {parts.length > 1 && <Legend formatter={legendText} />}
          {parts.map(({ name, color }, part) => (
            <Bar
              key={name}
              name={name}
              dataKey={`part${part}`}
              stackId="all"
              fill={color}
              barSize={18}
              isAnimationActive={false}
            />
          ))}
        </Bars>
      </ResponsiveContainer>
    </div>
  )
}
